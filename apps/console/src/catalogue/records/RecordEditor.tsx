import { RECORD_FORMS, type RecordKind, type RecordValues } from '@simpletread/domain';
import { useId, useState, type SyntheticEvent } from 'react';

import { Panel } from '../../shell/detail/index.js';
import formStyles from '../../shell/form/Form.module.css';
import { FormContext, isSameForm, SaveBar, StaleNote } from '../../shell/form/index.js';
import { FieldControl } from './FieldControl.js';
import { cellsOf, followedCells, readCells, type RecordCells } from './record-cells.js';
import styles from './Records.module.css';

interface RecordEditorProps {
  readonly kind: RecordKind;
  /** The record as it is; null for a new one. */
  readonly values: RecordValues | null;
  /** What a new one begins with. */
  readonly initial?: RecordCells;
  readonly isReadOnly: boolean;
  readonly isBusy: boolean;
  /** What the server said. */
  readonly problem: string | null;
  readonly onChange: () => void;
  readonly onSave: (values: RecordValues, reason: string | null) => void;
}

/** The fields of one record; what is wrong stands at its field. */
export const RecordEditor = ({
  kind,
  values,
  initial,
  isReadOnly,
  isBusy,
  problem,
  onChange,
  onSave,
}: RecordEditorProps) => {
  const form = RECORD_FORMS[kind];
  const reasonId = useId();
  const [cells, setCells] = useState<RecordCells>(() => ({ ...cellsOf(form, values), ...initial }));
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  // The record that the cells began from; it may move on under them.
  const [base, setBase] = useState(values);
  const [sent, setSent] = useState<RecordValues>({});
  const [isOverwriting, setOverwriting] = useState(false);
  if (base !== null && values !== null && !isSameForm(base, values)) {
    const next = followedCells(form, cells, base, values, sent);
    setBase(values);
    setCells(next.cells);
    setOverwriting(isOverwriting || next.isOverwriting);
    const own = Object.entries(sent);
    if (own.length > 0 && own.every(([name, value]) => values[name] === value)) {
      setSent({});
      setReason('');
      setTried(false);
    }
  }
  const read = readCells(form, cells, values);
  const count = Object.keys(read.values).length;
  const wrong = Object.keys(read.errors).length;
  const isDirty = values === null || count > 0 || wrong > 0;
  const shown = form.fields.filter(({ isKey }) => values === null || isKey !== true);
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (wrong > 0 || isBusy) return;
    setSent(read.values);
    onSave(read.values, reason.trim() === '' ? null : reason.trim());
  };
  const words =
    values === null ? `A new ${form.noun}` : `${count} ${count === 1 ? 'field' : 'fields'} changed`;
  const load = (): void => {
    setCells(cellsOf(form, values));
    setOverwriting(false);
  };
  return (
    <FormContext value={{ errors: isTried || values !== null ? read.errors : {}, isReadOnly }}>
      <form onSubmit={submit} aria-label={values === null ? `New ${form.noun}` : `Edit ${form.noun}`}>
        {isOverwriting && isDirty && <StaleNote onLoad={load} onKeep={() => setOverwriting(false)} />}
        <Panel title={values === null ? `New ${form.noun}` : 'Fields'}>
          <div className={formStyles.fields}>
            {shown.map((field) => (
              <FieldControl
                key={field.name}
                field={field}
                cell={cells[field.name] ?? ''}
                onChange={(cell) => {
                  onChange();
                  setCells({ ...cells, [field.name]: cell });
                }}
              />
            ))}
            {form.needsReason === true && !isReadOnly && (
              <div className={`${formStyles.wide} ${formStyles.control}`}>
                <label htmlFor={reasonId}>Why (kept in the audit)</label>
                <textarea
                  id={reasonId}
                  rows={2}
                  maxLength={500}
                  required
                  className={styles.reason}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                />
              </div>
            )}
          </div>
        </Panel>
        {isDirty && !isReadOnly && (
          <SaveBar
            words={problem ?? (wrong > 0 && isTried ? 'Some fields are not right yet' : words)}
            isWrong={problem !== null || (wrong > 0 && isTried)}
            save={values === null ? `Add ${form.noun}` : 'Save'}
            isBusy={isBusy}
            {...(values === null ? {} : { onDiscard: load })}
          />
        )}
      </form>
    </FormContext>
  );
};

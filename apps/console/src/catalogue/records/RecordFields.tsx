import { RECORD_FORMS, type RecordKind, type RecordValues } from '@simpletread/domain';
import { useWatch } from 'react-hook-form';

import { Panel } from '../../shell/detail/index.js';
import formStyles from '../../shell/form/Form.module.css';
import { TextInput, useIsReadOnly } from '../../shell/form/index.js';
import { FieldInput } from './FieldControl.js';
import { readCells } from './record-cells.js';
import type { RecordFormValues } from './record-contract.js';

interface RecordFieldsProps {
  readonly kind: RecordKind;
  readonly isNew: boolean;
}

/** The fields of one record, with the reason for the change where one is required. */
export const RecordFields = ({ kind, isNew }: RecordFieldsProps) => {
  const { fields, noun, needsReason } = RECORD_FORMS[kind];
  const isReadOnly = useIsReadOnly();
  return (
    <Panel title={isNew ? `New ${noun}` : 'Fields'}>
      <div className={formStyles.fields}>
        {fields
          .filter(({ isKey }) => isNew || isKey !== true)
          .map((field) => (
            <FieldInput key={field.name} field={field} />
          ))}
        {needsReason === true && !isReadOnly && (
          <div className={formStyles.wide}>
            <TextInput label="Reason (saved in the audit log)" source="reason" rows={2} maxLength={500} />
          </div>
        )}
      </div>
    </Panel>
  );
};

interface ChangedCountProps {
  readonly kind: RecordKind;
  readonly values: RecordValues;
}

/** `2 fields changed`. */
export const ChangedCount = ({ kind, values }: ChangedCountProps) => {
  const cells = useWatch<RecordFormValues, 'cells'>({ name: 'cells' });
  const read = readCells(RECORD_FORMS[kind], cells, values);
  const count = Object.keys({ ...read.values, ...read.errors }).length;
  return <>{`${count} ${count === 1 ? 'field' : 'fields'} changed`}</>;
};

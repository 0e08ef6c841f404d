import type { ChangePlan, RecordDiff } from '@simpletread/contract';
import type { RecordForm } from '@simpletread/domain';
import { Chip, type ChipTone } from '@simpletread/ui';

import { PlainTable } from '../../../shell/detail/index.js';
import { shownValue } from '../record-cells.js';
import styles from '../Records.module.css';

const FACES: Readonly<Record<RecordDiff['outcome'], { readonly label: string; readonly tone: ChipTone }>> = {
  added: { label: 'Added', tone: 'good' },
  changed: { label: 'Changed', tone: 'info' },
  removed: { label: 'Removed', tone: 'warn' },
  same: { label: 'Unchanged', tone: 'neutral' },
  refused: { label: 'Refused', tone: 'bad' },
};

const count = new Intl.NumberFormat('en-US');

/** `3 changed, 1 refused`. */
export const countsText = (counts: ChangePlan['counts']): string =>
  (Object.keys(FACES) as RecordDiff['outcome'][])
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${count.format(counts[outcome])} ${FACES[outcome].label.toLowerCase()}`)
    .join(', ');

interface DiffProps {
  readonly form: RecordForm;
  readonly fields: RecordDiff['fields'];
}

/** The fields that are others afterwards, before and after. */
export const Diff = ({ form, fields }: DiffProps) => (
  <span className={styles.diff}>
    {fields.map(({ field, before, after }) => {
      const known = form.fields.find(({ name }) => name === field);
      return (
        <span key={field}>
          {known?.label ?? field}: <span className={styles.was}>{shownValue(known, before)}</span>{' '}
          <b>{shownValue(known, after)}</b>
        </span>
      );
    })}
  </span>
);

/** The plan of a change of many records: totals, and the first of its records. */
export const PlanTable = ({ form, plan }: { readonly form: RecordForm; readonly plan: ChangePlan }) => {
  const hasLines = plan.rows.some(({ line }) => line !== null);
  return (
    <div className={styles.plan}>
      <p role="status">{countsText(plan.counts) || 'No changes'}.</p>
      {plan.rows.length > 0 && (
        <PlainTable
          label="Changes"
          rows={plan.rows}
          keyOf={({ id, line }) => `${line ?? ''} ${id}`}
          columns={[
            ...(hasLines ? [{ label: 'Line', render: ({ line }: RecordDiff) => line ?? '' }] : []),
            {
              label: 'Outcome',
              render: ({ outcome }) => <Chip tone={FACES[outcome].tone}>{FACES[outcome].label}</Chip>,
            },
            { label: 'Record', render: ({ label }) => label },
            {
              label: 'Changes',
              render: ({ problem, fields }) => problem ?? <Diff form={form} fields={fields} />,
            },
          ]}
        />
      )}
    </div>
  );
};

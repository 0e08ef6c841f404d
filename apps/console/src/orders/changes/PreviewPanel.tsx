import type { OrderChangePreview } from '@simpletread/contract';
import { formatMoney, shortDayWords } from '@simpletread/domain';
import { Check } from 'lucide-react';

import { PlainTable } from '../../shell/detail/index.js';
import { TextInput } from '../../shell/form/index.js';
import styles from './ChangeOrder.module.css';

interface Row {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const day = (date: string | null): string => (date === null ? 'Unknown' : shortDayWords(date));

const rowsOf = ({ fields, amounts, deliveryBefore, deliveryAfter }: OrderChangePreview): Row[] => [
  ...fields.map(({ label, before, after }) => ({ label, before: before ?? 'None', after: after ?? 'None' })),
  { label: 'Arrives by', before: day(deliveryBefore), after: day(deliveryAfter) },
  ...amounts.map(({ label, beforeInCents, afterInCents }) => ({
    label,
    before: formatMoney(beforeInCents),
    after: formatMoney(afterInCents),
  })),
];

/** The preview of a change, exactly as the buyer would see it, and the reason for the timeline. */
export const PreviewPanel = ({ preview }: { readonly preview: OrderChangePreview }) => (
  <section className={styles.preview} aria-label="Preview">
    <PlainTable
      label="Before and after"
      rows={rowsOf(preview)}
      keyOf={({ label }) => label}
      columns={[
        { label: 'Field', render: ({ label }) => label },
        { label: 'Before', render: ({ before }) => before },
        { label: 'After', render: ({ before, after }) => (before === after ? 'same' : <b>{after}</b>) },
      ]}
    />
    <ul role="list" className={styles.effects} aria-label="What happens next">
      {preview.effects.map((effect) => (
        <li key={effect}>
          <Check size={16} aria-hidden="true" />
          {effect}
        </li>
      ))}
    </ul>
    <TextInput source="reason" label="Reason" hint="It appears on the timeline." autoComplete="off" isFirst />
  </section>
);

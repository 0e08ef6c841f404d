import { formatMoney } from '@simpletread/domain';

import { countText, hoursText, shareText } from './figure-text.js';
import type { ReturnFigures } from './return-figure-calls.js';
import styles from './ReturnFigures.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

const keptNote = ({ due, kept }: ReturnFigures['answers']): string =>
  due === 0 ? 'None due yet' : `${countText(kept)} of ${countText(due)} on time`;

const figuresOf = ({
  returns,
  tires,
  delivered,
  answers,
  refunds,
  medianRefundHours,
  refundedInCents,
  handlingInCents,
  waivedInCents,
}: ReturnFigures): readonly Figure[] => [
  {
    label: 'Returns requested',
    value: countText(returns),
    note: tires === 1 ? '1 tire' : `${countText(tires)} tires`,
  },
  {
    label: 'Return rate',
    value: shareText(delivered.returned, delivered.delivered),
    note: `${countText(delivered.returned)} of ${countText(delivered.delivered)} tires delivered`,
  },
  {
    label: 'Answered within 24 hours',
    value: shareText(answers.kept, answers.due),
    note: keptNote(answers),
  },
  {
    label: 'Refunded within 48 hours',
    value: shareText(refunds.kept, refunds.due),
    note: keptNote(refunds),
  },
  { label: 'Typical refund time', value: hoursText(medianRefundHours), note: 'Median, from receipt' },
  {
    label: 'Refunded',
    value: formatMoney(refundedInCents),
    note: `${formatMoney(handlingInCents)} handling kept, ${formatMoney(waivedInCents)} waived`,
  },
];

/** The period at a glance. */
export const SummaryFigures = ({ figures }: { readonly figures: ReturnFigures }) => (
  <dl className={styles.figures}>
    {figuresOf(figures).map(({ label, value, note }) => (
      <div key={label} className={styles.figure}>
        <dt>{label}</dt>
        <dd className={styles.value}>{value}</dd>
        <dd className={styles.note}>{note}</dd>
      </div>
    ))}
  </dl>
);

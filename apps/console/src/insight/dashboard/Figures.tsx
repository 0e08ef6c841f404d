import { cents, formatMoney, formatMoneyRounded } from '@simpletread/domain';
import { classNames } from '@simpletread/ui';

import { changeSince, isComparable, lastWeekText, type Change } from './change-text.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures, Sales } from './use-dashboard.js';

type Cancellations = NonNullable<DashboardFigures['cancellations']>;

const count = new Intl.NumberFormat('en-US');

const NUMBERS = [
  { label: 'Orders today', source: 'orders', show: (value: number) => count.format(value) },
  {
    label: 'Out-the-door sales',
    source: 'revenueInCents',
    show: (value: number) => formatMoneyRounded(cents(value)),
  },
  {
    label: 'Average order',
    source: 'averageOrderInCents',
    show: (value: number) => formatMoney(cents(value)),
  },
  { label: 'Tires sold', source: 'tires', show: (value: number) => count.format(value) },
] as const;

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: Change['direction'];
}

const Figure = ({ label, value, note, tone = 'same' }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={classNames(styles.change, tone !== 'same' && styles[tone])}>{note}</dd>
  </div>
);

/** The sales of the day, each figure against the same time last week. */
const SalesFigures = ({ sales }: { readonly sales: Sales }) => {
  const canCompare = isComparable(sales.orders.sameTimeLastWeek);
  return NUMBERS.map(({ label, source, show }) => {
    const { today, sameTimeLastWeek } = sales[source];
    const change = canCompare
      ? changeSince(today, sameTimeLastWeek)
      : lastWeekText(sameTimeLastWeek, show(sameTimeLastWeek));
    return (
      <Figure key={source} label={label} value={show(today)} note={change.text} tone={change.direction} />
    );
  });
};

const Cancelled = ({ today, refundedTodayInCents }: Cancellations) => (
  <Figure
    label="Cancelled today"
    value={count.format(today)}
    note={`${formatMoney(refundedTodayInCents)} refunded`}
  />
);

/** The figures of the person's own work: sales of the day, or for agents what is cancelled, can be, and failed. */
export const Figures = ({ figures }: { readonly figures: DashboardFigures }) => {
  const { sales, cancellations } = figures;
  if (cancellations === null) return null;
  return (
    <dl className={styles.figures}>
      {sales !== null && <SalesFigures sales={sales} />}
      <Cancelled {...cancellations} />
      {sales === null && (
        <>
          <Figure
            label="Cancel windows open"
            value={count.format(cancellations.windowsOpen)}
            note="orders that their buyers can still cancel"
          />
          <Figure
            label="Failed refunds"
            value={count.format(cancellations.failedRefunds)}
            note={
              cancellations.failedRefunds === 0 ? 'all buyers got their money' : 'buyers wait for their money'
            }
          />
        </>
      )}
    </dl>
  );
};

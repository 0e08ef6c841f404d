import { cents, formatMoney, formatMoneyRounded } from '@simpletread/domain';
import { classNames } from '@simpletread/ui';

import { changeSince, isComparable, lastWeekText, type Change } from './change-text.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './use-dashboard.js';

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

/** The five figures of the day, each against the same time last week. */
export const Figures = ({ figures }: { readonly figures: DashboardFigures }) => {
  const canCompare = isComparable(figures.orders.sameTimeLastWeek);
  return (
    <dl className={styles.figures}>
      {NUMBERS.map(({ label, source, show }) => {
        const { today, sameTimeLastWeek } = figures[source];
        const change = canCompare
          ? changeSince(today, sameTimeLastWeek)
          : lastWeekText(sameTimeLastWeek, show(sameTimeLastWeek));
        return (
          <Figure key={source} label={label} value={show(today)} note={change.text} tone={change.direction} />
        );
      })}
      <Figure
        label="Cancelled today"
        value={count.format(figures.cancelledToday)}
        note={`${formatMoney(figures.refundedTodayInCents)} refunded`}
      />
    </dl>
  );
};

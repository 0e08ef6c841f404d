import { cents, formatMoney, formatMoneyRounded } from '@simpletread/domain';
import { classNames } from '@simpletread/ui';

import { changeSince } from './change-text.js';
import styles from './Dashboard.module.css';
import type { DashboardFigures } from './use-dashboard.js';

const count = new Intl.NumberFormat('en-US');

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: 'up' | 'down' | 'same';
}

const Figure = ({ label, value, note, tone = 'same' }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={classNames(styles.change, tone !== 'same' && styles[tone])}>{note}</dd>
  </div>
);

/** The five numbers of the day, each against the same time last week. */
export const Figures = ({ figures }: { readonly figures: DashboardFigures }) => {
  const orders = changeSince(figures.orders.today, figures.orders.sameTimeLastWeek);
  const revenue = changeSince(figures.revenueInCents.today, figures.revenueInCents.sameTimeLastWeek);
  const tires = changeSince(figures.tires.today, figures.tires.sameTimeLastWeek);
  const average = changeSince(
    figures.averageOrderInCents.today,
    figures.averageOrderInCents.sameTimeLastWeek,
  );
  return (
    <dl className={styles.figures}>
      <Figure
        label="Orders today"
        value={count.format(figures.orders.today)}
        note={orders.text}
        tone={orders.direction}
      />
      <Figure
        label="Out-the-door sales"
        value={formatMoneyRounded(cents(figures.revenueInCents.today))}
        note={revenue.text}
        tone={revenue.direction}
      />
      <Figure
        label="Average order"
        value={formatMoney(cents(figures.averageOrderInCents.today))}
        note={average.text}
        tone={average.direction}
      />
      <Figure
        label="Tires sold"
        value={count.format(figures.tires.today)}
        note={tires.text}
        tone={tires.direction}
      />
      <Figure
        label="Cancelled today"
        value={count.format(figures.cancelledToday)}
        note={`${formatMoney(figures.refundedTodayInCents)} refunded`}
      />
    </dl>
  );
};

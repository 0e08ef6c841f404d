import type { PromotionFigures } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { dayText, startOfEasternDay, useMinute } from '../../shell/time/index.js';
import styles from './Promotion.module.css';

type Day = PromotionFigures['days'][number];

const count = new Intl.NumberFormat('en-US');

interface BarProps {
  readonly orders: number;
  readonly most: number;
}

/** The share of the fullest day. The figure is beside it. */
const Bar = ({ orders, most }: BarProps) => (
  <span className={styles.share} aria-hidden="true">
    <span style={{ width: `${(orders / most) * 100}%` }} />
  </span>
);

/** A promotion's effect on its last days of use, the newest first. */
export const DaysPanel = ({ days }: { readonly days: readonly Day[] }) => {
  const now = useMinute();
  const most = Math.max(1, ...days.map(({ orders }) => orders));
  return (
    <Panel title="By day" extra="Eastern time">
      {days.length === 0 ? (
        <p className={styles.plain}>No order has used it yet.</p>
      ) : (
        <PlainTable
          label="Uses by day"
          rows={days.toReversed()}
          keyOf={({ day }) => day}
          columns={[
            {
              label: 'Day',
              render: ({ day, orders }) => (
                <>
                  {dayText(startOfEasternDay(day), now)}
                  <Bar orders={orders} most={most} />
                </>
              ),
            },
            { label: 'Orders', isEnd: true, render: ({ orders }) => count.format(orders) },
            { label: 'Discount', isEnd: true, render: (day) => formatMoney(day.spentInCents) },
            { label: 'Revenue', isEnd: true, render: (day) => formatMoney(day.revenueInCents) },
          ]}
        />
      )}
    </Panel>
  );
};

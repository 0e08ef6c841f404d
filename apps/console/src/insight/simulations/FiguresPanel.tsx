import type { SimulationRecord, SimulationResult } from '@simpletread/contract';
import { cents, formatMoney } from '@simpletread/domain';

import { Pairs, Panel, PlainTable } from '../../shell/detail/index.js';
import { figureRows } from './figure-rows.js';
import { countText } from './money-text.js';
import styles from './Simulations.module.css';

interface ResultProps {
  readonly record: SimulationRecord;
  readonly result: SimulationResult;
}

const volumeLabel = (percent: number): string =>
  `After, ${percent > 0 ? '+' : ''}${percent}% sold`.replace('-', '−');

const likeness = ({ ordersUnlike, unlikeInCents, orders }: SimulationResult): string => {
  if (ordersUnlike === 0) return 'Every order’s price matches its charge to the cent';
  const off = unlikeInCents < 0 ? 'below' : 'above';
  const amount = formatMoney(cents(Math.abs(unlikeInCents)));
  return `${countText(ordersUnlike)} of ${countText(orders)}, in total ${amount} ${off} what was charged`;
};

/** Before and after in figures. */
export const FiguresPanel = ({ record, result }: ResultProps) => (
  <Panel title="Before and after">
    <PlainTable
      label="Before and after"
      rows={figureRows(result)}
      keyOf={({ label }) => label}
      columns={[
        { label: 'Figure', render: ({ label }) => label },
        { label: 'Before', isEnd: true, render: ({ before }) => before },
        { label: 'After', isEnd: true, render: ({ after }) => <strong>{after}</strong> },
        { label: 'Change', isEnd: true, render: ({ change }) => change },
        ...(record.volumePercent === 0
          ? []
          : [
              {
                label: volumeLabel(record.volumePercent),
                isEnd: true,
                render: ({ assumed }: ReturnType<typeof figureRows>[number]) => assumed,
              },
            ]),
      ]}
    />
    <div className={styles.facts}>
      <Pairs
        pairs={[
          [
            'Orders with a different price',
            `${countText(result.ordersTouched)} of ${countText(result.orders)}`,
          ],
          ['Tires in those orders', countText(result.unitsTouched)],
          ['Originally charged, with taxes and fees', formatMoney(result.charged.totalInCents)],
          ['Price differs from the charge', likeness(result)],
          [
            'Abandoned carts',
            `${countText(result.carts.count)}, ${countText(result.carts.touched)} with a different price`,
          ],
          [
            'Abandoned carts, before and after',
            `${formatMoney(result.carts.beforeInCents)}, ${formatMoney(result.carts.afterInCents)}`,
          ],
          ...(result.before.margin === null || result.ordersWithoutCost === 0
            ? []
            : [['Orders without a known cost', countText(result.ordersWithoutCost)] as const]),
        ]}
      />
    </div>
  </Panel>
);

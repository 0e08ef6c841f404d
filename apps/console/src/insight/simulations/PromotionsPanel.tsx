import type { SimulationResult } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Chip } from '@simpletread/ui';

import { Panel, PlainTable } from '../../shell/detail/index.js';
import { countText } from './money-text.js';
import styles from './Simulations.module.css';

type Row = SimulationResult['promotions'][number];

const Missed = ({ missed }: Pick<Row, 'missed'>) => {
  const [first] = missed;
  return first === undefined ? <>–</> : <>{`${first.words}: ${countText(first.orders)}`}</>;
};

/** The effect of each promotion before and after. */
export const PromotionsPanel = ({ result }: { readonly result: SimulationResult }) => (
  <Panel title="Promotions">
    {result.promotions.length === 0 ? (
      <p className={styles.none}>No promotion applied to any order.</p>
    ) : (
      <PlainTable
        label="Promotions"
        rows={result.promotions}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Promotion',
            render: ({ name, isDraft }) => (
              <span className={styles.named}>
                {name}
                {isDraft && (
                  <Chip tone="info" mark="half">
                    Simulated
                  </Chip>
                )}
              </span>
            ),
          },
          { label: 'Orders before', isEnd: true, render: ({ before }) => countText(before.orders) },
          { label: 'Orders after', isEnd: true, render: ({ after }) => countText(after.orders) },
          { label: 'Tires after', isEnd: true, render: ({ after }) => countText(after.units) },
          {
            label: 'Discount before',
            isEnd: true,
            render: ({ before }) => formatMoney(before.discountInCents),
          },
          {
            label: 'Discount after',
            isEnd: true,
            render: ({ after }) => formatMoney(after.discountInCents),
          },
          {
            label: 'Revenue of its orders',
            isEnd: true,
            render: ({ after }) => formatMoney(after.revenueInCents),
          },
          { label: 'Most common miss', render: ({ missed }) => <Missed missed={missed} /> },
        ]}
      />
    )}
  </Panel>
);

import type { AdminPriceClaim } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import { Pairs, Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { deskStyles as styles } from '../../after-sale/index.js';

const TITLES: Partial<Record<AdminPriceClaim['state'], string>> = {
  requested: 'Refund if approved',
  denied: 'Refund, had it been approved',
  withdrawn: 'Refund, had it been approved',
  refunded: 'Refunded',
};

/** The difference, its tax, and the refund by tender. */
export const MoneyPanel = ({ record: { money, state } }: { readonly record: AdminPriceClaim }) => (
  <Panel title={TITLES[state] ?? 'Refund'}>
    {money === null ? (
      <p className={styles.words}>There’s nothing left to refund for these tires.</p>
    ) : (
      <>
        <Pairs
          pairs={[
            [
              `Difference, ${money.quantity} ${money.quantity === 1 ? 'tire' : 'tires'}`,
              formatMoney(money.differenceInCents),
            ],
            ['Sales tax', formatMoney(money.salesTaxInCents)],
            ...money.refunds.map(
              ({ to, amountInCents }) => [`To ${to}`, formatMoney(amountInCents)] as const,
            ),
          ]}
        />
        <div className={styles.total}>
          <span className={panel.dim}>To the buyer</span>
          <b>{formatMoney(money.refundInCents)}</b>
        </div>
      </>
    )}
  </Panel>
);

import type { AdminCoverageClaim } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { Pairs, Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { deskStyles as styles } from '../../after-sale/index.js';

const TITLES: Partial<Record<AdminCoverageClaim['state'], string>> = {
  requested: 'Payment if approved',
  moreAsked: 'Payment if approved',
  appealed: 'Payment if approved',
  denied: 'Payment, had it been approved',
  cancelled: 'Payment, had it been approved',
  paid: 'Paid',
};

/** The payment of a claim: its bill or its tires, the limit, and the gift card. */
export const MoneyPanel = ({ record }: { readonly record: AdminCoverageClaim }) => {
  const { kind, state, quantity, billInCents, limitInCents, amountInCents, giftCard, giftCardId } = record;
  return (
    <Panel title={TITLES[state] ?? 'Payment'}>
      <Pairs
        pairs={[
          ...(billInCents === null ? [] : [['Bill', formatMoney(billInCents)] as const]),
          ...(kind === 'replacement'
            ? [
                [
                  quantity === 1 ? 'Price paid' : 'Price paid per tire',
                  formatMoney(record.paidPerTireInCents),
                ] as const,
              ]
            : []),
          [quantity > 1 ? `Limit, ${quantity} tires` : 'Limit', formatMoney(limitInCents)],
          ...(giftCard === null
            ? []
            : [
                [
                  'Paid with',
                  giftCardId === null ? (
                    giftCard
                  ) : (
                    <LinkBase key="card" to={`/gift-cards/${giftCardId}/show`}>
                      {giftCard}
                    </LinkBase>
                  ),
                ] as const,
              ]),
        ]}
      />
      <div className={styles.total}>
        <span className={panel.dim}>{giftCard === null ? 'As a gift card' : 'To the buyer'}</span>
        <b>{formatMoney(amountInCents)}</b>
      </div>
    </Panel>
  );
};

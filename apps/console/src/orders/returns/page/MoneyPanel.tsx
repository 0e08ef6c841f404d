import type { AdminReturn } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import { Pairs, Panel } from '../../../shell/detail/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { deskStyles as styles } from '../../after-sale/index.js';

const TITLES: Partial<Record<AdminReturn['state'], string>> = {
  requested: 'Refund if accepted',
  appealed: 'Refund if accepted',
  approved: 'Refund if accepted',
  refunded: 'Refunded',
};

/** The refund by part and by tender; before the tires arrive, that of all asked ones. */
export const MoneyPanel = ({ record: { money, state } }: { readonly record: AdminReturn }) => (
  <Panel title={TITLES[state] ?? 'Refund'}>
    <Pairs
      pairs={money.rows.map(({ label, amountInCents }) => [label, formatMoney(amountInCents)] as const)}
    />
    <div className={styles.total}>
      <span className={panel.dim}>To the buyer</span>
      <b>{formatMoney(money.refundInCents)}</b>
    </div>
    {money.refunds.length > 1 && (
      <Pairs
        pairs={money.refunds.map(
          ({ to, amountInCents }) => [`To ${to}`, formatMoney(amountInCents)] as const,
        )}
      />
    )}
    {money.refunds.length === 1 && <p className={styles.words}>Full amount to {money.refunds[0]?.to}.</p>}
  </Panel>
);

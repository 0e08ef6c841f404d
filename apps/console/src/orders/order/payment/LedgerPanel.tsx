import type { AdminOrder } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';

import panel from '../../../shell/detail/Panel.module.css';
import { Panel, PlainTable } from '../../../shell/detail/index.js';
import { Instant } from '../../../shell/time/index.js';

const accountText = (account: string): string => {
  const words = account.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const KINDS = { sale: 'Sale', refund: 'Refund', coverage: 'Coverage', change: 'Changed delivery' } as const;

/** The bookings of this order. Each sums to zero. */
export const LedgerPanel = ({ order }: { readonly order: AdminOrder }) => (
  <Panel title="Ledger" extra="each entry sums to zero">
    {order.ledger.map(({ id, kind, at, entries }) => (
      <div key={id}>
        <h3 style={{ padding: '4px 14px' }}>
          {KINDS[kind]}{' '}
          <span className={panel.dim}>
            <Instant at={at} isFull />
          </span>
        </h3>
        <PlainTable
          label={`${KINDS[kind]} entry`}
          rows={entries}
          keyOf={(entry) => entry.account}
          columns={[
            { label: 'Account', render: (entry) => accountText(entry.account) },
            { label: 'Amount', isEnd: true, render: (entry) => formatMoney(entry.amountInCents) },
          ]}
        />
      </div>
    ))}
  </Panel>
);

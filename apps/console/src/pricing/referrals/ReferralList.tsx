import type { ReferralRow } from '@simpletread/contract';
import { formatMoney, formatOrderNumber, type OrderNumber } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { ProgramPanel } from './ProgramPanel.js';

const STATES = { ordered: 'Ordered', earned: 'Earned', lapsed: 'Lapsed', refused: 'Rejected' } as const;

const REASONS = {
  cancelled: 'order cancelled',
  refunded: 'order refunded',
  sameBuyer: 'own order',
  sameHousehold: 'own household',
  sameCard: 'paid with their card',
  accountGone: 'account deleted',
} as const;

const COLUMNS: readonly Column<ReferralRow>[] = [
  { id: 'advocate', label: 'Referred by', render: (row) => <b>{row.advocate ?? 'Erased'}</b> },
  {
    id: 'order',
    label: 'Order',
    render: (row) => (
      <LinkBase to={`/orders/${row.orderId}/show`}>
        {formatOrderNumber(row.orderNumber as OrderNumber)}
      </LinkBase>
    ),
  },
  {
    id: 'state',
    label: 'State',
    sortBy: 'state',
    render: (row) => `${STATES[row.state]}${row.reason === null ? '' : `, ${REASONS[row.reason]}`}`,
  },
  {
    id: 'reward',
    label: 'Gift card',
    from: 'M',
    isEnd: true,
    render: (row) =>
      row.giftCardId === null ? (
        '—'
      ) : (
        <LinkBase to={`/gift-cards/${row.giftCardId}/show`}>{formatMoney(row.rewardInCents)}</LinkBase>
      ),
  },
  {
    id: 'ordered',
    label: 'Ordered',
    from: 'L',
    sortBy: 'orderedAt',
    render: (row) => <Instant at={row.orderedAt} />,
  },
];

/** Referrals, and the friends' discount. */
export const ReferralList = () => (
  <ListPage<ReferralRow>
    resource="referrals"
    title="Referrals"
    sort={{ field: 'orderedAt', order: 'DESC' }}
    columns={COLUMNS}
    nameOf={(row) => formatOrderNumber(row.orderNumber as OrderNumber)}
    isOpenable={false}
    above={<ProgramPanel />}
  />
);

import type { GiftCardRow } from '@simpletread/contract';
import { formatMoney, inGroupsOfFour } from '@simpletread/domain';

import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { GiftCardState } from './GiftCardState.js';

const COLUMNS: readonly Column<GiftCardRow>[] = [
  { id: 'number', label: 'Number', sortBy: 'number', render: (row) => <b>{inGroupsOfFour(row.number)}</b> },
  { id: 'reason', label: 'Reason', from: 'M', render: (row) => row.reason },
  {
    id: 'balance',
    label: 'Balance',
    isEnd: true,
    sortBy: 'balanceInCents',
    render: (row) => formatMoney(row.balanceInCents),
  },
  { id: 'state', label: 'State', sortBy: 'state', render: (row) => <GiftCardState state={row.state} /> },
  {
    id: 'created',
    label: 'Issued',
    from: 'L',
    sortBy: 'createdAt',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

/** Gift cards with what is left on them. */
export const GiftCardList = () => (
  <ListPage<GiftCardRow>
    resource="gift-cards"
    title="Gift cards"
    sort={{ field: 'createdAt', order: 'DESC' }}
    searchHint="Number"
    columns={COLUMNS}
    nameOf={(row) => inGroupsOfFour(row.number)}
    views={[
      { name: 'All', filter: {} },
      { name: 'With a balance', filter: { hasBalance: true } },
      { name: 'Blocked', filter: { state: 'blocked' } },
    ]}
  />
);

import type { ListedPriceClaim } from '@simpletread/contract';
import {
  formatMoney,
  PRICE_CLAIM_KINDS,
  PRICE_CLAIM_STATES,
  priceClaimKindText,
  priceClaimStateWord,
} from '@simpletread/domain';

import { orderNumberText, StateChip } from '../../../shell/detail/index.js';
import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { DueClock, queueStyles as styles } from '../../after-sale/index.js';
import { PRICE_CLAIM_FACES } from '../price-claim-face.js';

const COLUMNS: readonly Column<ListedPriceClaim>[] = [
  {
    id: 'number',
    label: 'Claim',
    sortBy: 'claimNumber',
    render: (row) => (
      <>
        <span className={styles.number}>{row.claimNumber}</span>
        <span className={styles.onlyS}>
          {row.customerName}, {formatMoney(row.pricePerTireInCents)} per tire
        </span>
      </>
    ),
  },
  {
    id: 'due',
    label: 'Due in',
    sortBy: 'dueAt',
    render: ({ dueAt }) => <DueClock row={{ waitsFor: 'answer', dueAt }} />,
  },
  { id: 'customer', label: 'Customer', sortBy: 'customerName', from: 'M', render: (row) => row.customerName },
  { id: 'kind', label: 'Lower price', from: 'L', render: (row) => priceClaimKindText(row.kind) },
  {
    id: 'price',
    label: 'Per tire',
    isEnd: true,
    from: 'M',
    render: (row) => formatMoney(row.pricePerTireInCents),
  },
  { id: 'tire', label: 'Tires', from: 'XL', render: (row) => row.tire },
  { id: 'order', label: 'Order', from: 'L', render: (row) => orderNumberText(row.orderNumber) },
  { id: 'pictures', label: 'Pictures', isEnd: true, from: 'XL', render: (row) => row.pictureCount },
  OWNER_COLUMN,
  {
    id: 'state',
    label: 'State',
    sortBy: 'state',
    render: (row) => <StateChip face={PRICE_CLAIM_FACES[row.state]} />,
  },
  {
    id: 'requested',
    label: 'Claimed',
    sortBy: 'requestedAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.requestedAt} isFull />,
  },
];

const nameOf = (row: ListedPriceClaim) => `claim ${row.claimNumber}`;

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: PRICE_CLAIM_STATES.map((state) => ({ value: state, label: priceClaimStateWord(state) })),
  },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Lower price',
    options: PRICE_CLAIM_KINDS.map((kind) => ({ value: kind, label: priceClaimKindText(kind) })),
  },
  { kind: 'flag', source: 'isOverdue', label: 'Deadline', yes: 'Overdue', no: 'On time' },
];

/** Price guarantee claims by promise: what we must answer next comes first. */
export const PriceClaimList = () => {
  const owner = useOwnerFilter('price-claims');
  return (
    <ListPage<ListedPriceClaim>
      resource="price-claims"
      savedFor="price-claims"
      title="Price claims"
      sort={{ field: 'dueAt', order: 'ASC' }}
      searchHint="Claim, order, name or email"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'To answer', filter: { state: 'requested' }, isCounted: true },
        { name: 'Awaiting approval', filter: { state: 'awaitingApproval' }, isCounted: true },
        { name: 'Overdue', filter: { isOverdue: true }, isCounted: true },
        { name: 'Mine', filter: { owner: 'me' } },
        { name: 'All', filter: {} },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => <BulkOwner kind="price-claims" ids={ids} nameOf={nameOf} />}
      isSelectable
      csv={[
        { label: 'Claim', value: (row) => row.claimNumber },
        { label: 'Order', value: (row) => orderNumberText(row.orderNumber) },
        { label: 'Customer', value: (row) => row.customerName },
        { label: 'Lower price', value: (row) => priceClaimKindText(row.kind) },
        { label: 'Per tire', value: (row) => formatMoney(row.pricePerTireInCents) },
        { label: 'Tires', value: (row) => row.tire },
        { label: 'State', value: (row) => priceClaimStateWord(row.state) },
        { label: 'Claimed (UTC)', value: (row) => row.requestedAt },
        { label: 'Due (UTC)', value: (row) => row.dueAt ?? '' },
      ]}
    />
  );
};

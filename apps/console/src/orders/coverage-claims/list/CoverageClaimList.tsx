import type { ListedCoverageClaim } from '@simpletread/contract';
import {
  COVERAGE_CLAIM_KINDS,
  COVERAGE_CLAIM_STATES,
  coverageClaimKindText,
  coverageClaimStateWord,
  formatMoney,
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
import { COVERAGE_CLAIM_FACES } from '../coverage-claim-face.js';

const COLUMNS: readonly Column<ListedCoverageClaim>[] = [
  {
    id: 'number',
    label: 'Claim',
    sortBy: 'claimNumber',
    render: (row) => (
      <>
        <span className={styles.number}>{row.claimNumber}</span>
        <span className={styles.onlyS}>
          {row.customerName}, {formatMoney(row.amountInCents)}
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
  { id: 'kind', label: 'Benefit', from: 'L', render: (row) => coverageClaimKindText(row.kind) },
  { id: 'amount', label: 'Pays', isEnd: true, from: 'M', render: (row) => formatMoney(row.amountInCents) },
  { id: 'tire', label: 'Tires', from: 'XL', render: (row) => (row.tire === '' ? '–' : row.tire) },
  { id: 'order', label: 'Order', from: 'L', render: (row) => orderNumberText(row.orderNumber) },
  { id: 'pictures', label: 'Pictures', isEnd: true, from: 'XL', render: (row) => row.pictureCount },
  OWNER_COLUMN,
  {
    id: 'state',
    label: 'State',
    sortBy: 'state',
    render: (row) => <StateChip face={COVERAGE_CLAIM_FACES[row.state]} />,
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

const nameOf = (row: ListedCoverageClaim) => `claim ${row.claimNumber}`;

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: COVERAGE_CLAIM_STATES.map((state) => ({
      value: state,
      label: coverageClaimStateWord(state, 'staff'),
    })),
  },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Benefit',
    options: COVERAGE_CLAIM_KINDS.map((kind) => ({ value: kind, label: coverageClaimKindText(kind) })),
  },
  { kind: 'flag', source: 'isOurTurn', label: 'Turn', yes: 'Ours' },
  { kind: 'flag', source: 'isOverdue', label: 'Deadline', yes: 'Overdue', no: 'On time' },
];

/** Coverage claims by promise: what we must answer next comes first. */
export const CoverageClaimList = () => {
  const owner = useOwnerFilter('coverage-claims');
  return (
    <ListPage<ListedCoverageClaim>
      resource="coverage-claims"
      savedFor="coverage-claims"
      title="Coverage claims"
      sort={{ field: 'dueAt', order: 'ASC' }}
      searchHint="Claim, order, name or email"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'To answer', filter: { isOurTurn: true }, isCounted: true },
        { name: 'Awaiting the buyer', filter: { state: 'moreAsked' }, isCounted: true },
        { name: 'Awaiting approval', filter: { state: 'awaitingApproval' }, isCounted: true },
        { name: 'Overdue', filter: { isOverdue: true }, isCounted: true },
        { name: 'Mine', filter: { owner: 'me' } },
        { name: 'All', filter: {} },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => <BulkOwner kind="coverage-claims" ids={ids} nameOf={nameOf} />}
      isSelectable
      csv={[
        { label: 'Claim', value: (row) => row.claimNumber },
        { label: 'Order', value: (row) => orderNumberText(row.orderNumber) },
        { label: 'Customer', value: (row) => row.customerName },
        { label: 'Benefit', value: (row) => coverageClaimKindText(row.kind) },
        { label: 'Pays', value: (row) => formatMoney(row.amountInCents) },
        { label: 'Tires', value: (row) => row.tire },
        { label: 'State', value: (row) => coverageClaimStateWord(row.state, 'staff') },
        { label: 'Claimed (UTC)', value: (row) => row.requestedAt },
        { label: 'Due (UTC)', value: (row) => row.dueAt ?? '' },
      ]}
    />
  );
};

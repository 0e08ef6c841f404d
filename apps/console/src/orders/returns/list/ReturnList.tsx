import type { ListedReturn } from '@simpletread/contract';
import { RETURN_REASONS, RETURN_STATES, returnReasonText, returnStateWord } from '@simpletread/domain';

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
import { RETURN_FACES } from '../return-face.js';
import { ReturnMessages } from './ReturnMessages.js';

const COLUMNS: readonly Column<ListedReturn>[] = [
  {
    id: 'number',
    label: 'Return',
    sortBy: 'returnNumber',
    render: (row) => (
      <>
        <span className={styles.number}>{row.returnNumber}</span>
        <span className={styles.onlyS}>
          {row.customerName}, {returnReasonText(row.reason)}
        </span>
      </>
    ),
  },
  { id: 'due', label: 'Due in', sortBy: 'dueAt', render: (row) => <DueClock row={row} /> },
  { id: 'customer', label: 'Customer', sortBy: 'customerName', from: 'M', render: (row) => row.customerName },
  { id: 'reason', label: 'Reason', from: 'M', render: (row) => returnReasonText(row.reason) },
  { id: 'order', label: 'Order', from: 'L', render: (row) => orderNumberText(row.orderNumber) },
  {
    id: 'tires',
    label: 'Tires',
    sortBy: 'tireCount',
    isEnd: true,
    from: 'L',
    render: (row) => row.tireCount,
  },
  { id: 'pictures', label: 'Pictures', isEnd: true, from: 'XXL', render: (row) => row.pictureCount },
  OWNER_COLUMN,
  {
    id: 'state',
    label: 'State',
    sortBy: 'state',
    render: (row) => <StateChip face={RETURN_FACES[row.state]} />,
  },
  {
    id: 'requested',
    label: 'Requested',
    sortBy: 'requestedAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.requestedAt} isFull />,
  },
];

const nameOf = (row: ListedReturn) => `return ${row.returnNumber}`;

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: RETURN_STATES.map((state) => ({ value: state, label: returnStateWord(state) })),
  },
  {
    kind: 'choice',
    source: 'reason',
    label: 'Reason',
    options: RETURN_REASONS.map((reason) => ({ value: reason, label: returnReasonText(reason) })),
  },
  { kind: 'flag', source: 'isOverdue', label: 'Deadline', yes: 'Overdue', no: 'On time' },
];

/** Returns by promise: what we must answer or refund next comes first. */
export const ReturnList = () => {
  const owner = useOwnerFilter('returns');
  return (
    <ListPage<ListedReturn>
      resource="returns"
      savedFor="returns"
      title="Returns"
      sort={{ field: 'dueAt', order: 'ASC' }}
      searchHint="Return, order, name or email"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'To answer', filter: { waitsFor: 'answer' }, isCounted: true },
        { name: 'Awaiting tires', filter: { state: 'approved' }, isCounted: true },
        { name: 'To refund', filter: { waitsFor: 'refund' }, isCounted: true },
        { name: 'Overdue', filter: { isOverdue: true }, isCounted: true },
        { name: 'Mine', filter: { owner: 'me' } },
        { name: 'All', filter: {} },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => (
        <>
          <BulkOwner kind="returns" ids={ids} nameOf={nameOf} />
          <ReturnMessages ids={ids} />
        </>
      )}
      isSelectable
      csv={[
        { label: 'Return', value: (row) => row.returnNumber },
        { label: 'Order', value: (row) => orderNumberText(row.orderNumber) },
        { label: 'Customer', value: (row) => row.customerName },
        { label: 'Reason', value: (row) => returnReasonText(row.reason) },
        { label: 'Tires', value: (row) => row.tireCount },
        { label: 'State', value: (row) => returnStateWord(row.state) },
        { label: 'Requested (UTC)', value: (row) => row.requestedAt },
        { label: 'Due (UTC)', value: (row) => row.dueAt ?? '' },
      ]}
    />
  );
};

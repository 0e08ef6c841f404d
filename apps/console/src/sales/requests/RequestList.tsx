import type { SalesRequestRow } from '@simpletread/contract';
import {
  formatMoney,
  LOST_REASONS,
  lostReasonLabel,
  REQUEST_SOURCES,
  REQUEST_STATES,
  requestSourceLabel,
} from '@simpletread/domain';

import { StateChip } from '../../shell/detail/index.js';
import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { SALES_REQUEST_FACES } from './request-face.js';
import { nameText, wishText } from './request-text.js';

const COLUMNS: readonly Column<SalesRequestRow>[] = [
  { id: 'number', label: 'Request', render: (row) => <b>{row.requestNumber}</b> },
  { id: 'name', label: 'Customer', render: nameText },
  { id: 'wish', label: 'Asked for', from: 'L', render: wishText },
  { id: 'tires', label: 'Tires', isEnd: true, from: 'M', render: (row) => row.quantity },
  {
    id: 'value',
    label: 'Quoted',
    sortBy: 'value',
    isEnd: true,
    render: (row) => (row.valueInCents === null ? '–' : formatMoney(row.valueInCents)),
  },
  { id: 'state', label: 'State', render: (row) => <StateChip face={SALES_REQUEST_FACES[row.state]} /> },
  {
    id: 'due',
    label: 'Next step due',
    sortBy: 'nextStepAt',
    from: 'L',
    render: (row) => (row.nextStepAt === null ? '–' : <Instant at={row.nextStepAt} />),
  },
  OWNER_COLUMN,
  {
    id: 'created',
    label: 'Received',
    sortBy: 'createdAt',
    from: 'M',
    render: (row) => <Instant at={row.createdAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: REQUEST_STATES.map((state) => ({ value: state, label: SALES_REQUEST_FACES[state].label })),
  },
  {
    kind: 'choice',
    source: 'source',
    label: 'Came by',
    options: REQUEST_SOURCES.map((source) => ({ value: source, label: requestSourceLabel(source) })),
  },
  {
    kind: 'choice',
    source: 'lostReason',
    label: 'Lost because',
    options: LOST_REASONS.map((reason) => ({ value: reason, label: lostReasonLabel(reason) })),
  },
  { kind: 'flag', source: 'isDue', label: 'Next step', yes: 'Due', no: 'Not due' },
];

/** Sales requests as a list, with filters and export. */
export const RequestList = () => {
  const owner = useOwnerFilter('sales-requests');
  return (
    <ListPage<SalesRequestRow>
      resource="sales-requests"
      savedFor="sales-requests"
      title="Sales requests"
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchHint="Number, name, email or tires"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'Open', filter: { isOpen: true }, isCounted: true },
        { name: 'New', filter: { state: 'new' }, isCounted: true },
        { name: 'Mine', filter: { owner: 'me', isOpen: true } },
        { name: 'Due', filter: { isDue: true }, isCounted: true },
        { name: 'All', filter: {} },
      ]}
      columns={COLUMNS}
      nameOf={(row) => `request ${row.requestNumber}`}
      bulkActions={(ids) => (
        <BulkOwner kind="sales-requests" ids={ids} nameOf={(row: SalesRequestRow) => row.requestNumber} />
      )}
      isSelectable
      csv={[
        { label: 'Request', value: (row) => row.requestNumber },
        { label: 'Customer', value: (row) => row.name },
        { label: 'Tires', value: (row) => String(row.quantity) },
        { label: 'Asked for', value: wishText },
        { label: 'State', value: (row) => SALES_REQUEST_FACES[row.state].label },
        { label: 'Came by', value: (row) => requestSourceLabel(row.source) },
        { label: 'Owner', value: (row) => row.owner?.name ?? '' },
        {
          label: 'Quoted',
          value: (row) => (row.valueInCents === null ? '' : formatMoney(row.valueInCents)),
        },
        {
          label: 'Lost because',
          value: (row) => (row.lostReason === null ? '' : lostReasonLabel(row.lostReason)),
        },
        { label: 'Next step', value: (row) => row.nextStep ?? '' },
        { label: 'Due (UTC)', value: (row) => row.nextStepAt ?? '' },
        { label: 'Received (UTC)', value: (row) => row.createdAt },
      ]}
    />
  );
};

import type { ApprovalRow } from '@simpletread/contract';
import { APPROVAL_KINDS, approvalLabel, formatMoney } from '@simpletread/domain';

import {
  BulkOwner,
  type Column,
  type FilterField,
  ListPage,
  OWNER_COLUMN,
  useOwnerFilter,
} from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { APPROVAL_FACES } from './approval-face.js';
import { ApprovalChip } from './ApprovalChip.js';

const amountText = ({ amountInCents }: ApprovalRow): string =>
  amountInCents === null ? '–' : formatMoney(amountInCents);

const COLUMNS: readonly Column<ApprovalRow>[] = [
  { id: 'subject', label: 'About', render: (row) => <b>{row.subjectLabel}</b> },
  { id: 'kind', label: 'Type', from: 'M', render: (row) => approvalLabel(row.kind) },
  { id: 'amount', label: 'Amount', sortBy: 'amountInCents', isEnd: true, render: amountText },
  { id: 'by', label: 'Requested by', from: 'M', render: (row) => row.requestedBy.name },
  {
    id: 'requestedAt',
    label: 'Requested',
    sortBy: 'requestedAt',
    from: 'M',
    render: (row) => <Instant at={row.requestedAt} />,
  },
  {
    id: 'expiresAt',
    label: 'Expires',
    sortBy: 'expiresAt',
    from: 'L',
    render: (row) => <Instant at={row.expiresAt} />,
  },
  { id: 'decidedBy', label: 'Decided by', from: 'XL', render: (row) => row.decidedBy?.name ?? '–' },
  OWNER_COLUMN,
  { id: 'state', label: 'State', render: (row) => <ApprovalChip state={row.state} /> },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: Object.entries(APPROVAL_FACES).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: 'choice',
    source: 'kind',
    label: 'Type',
    options: APPROVAL_KINDS.map((kind) => ({ value: kind, label: approvalLabel(kind) })),
  },
  { kind: 'flag', source: 'isMine', label: 'Requested by', yes: 'Me', no: 'Others' },
];

const nameOf = (row: ApprovalRow) => row.summary;

/** Requests for a second person's approval, pending and decided. */
export const ApprovalList = () => {
  const owner = useOwnerFilter('approvals');
  return (
    <ListPage<ApprovalRow>
      resource="approvals"
      title="Approvals"
      sort={{ field: 'requestedAt', order: 'DESC' }}
      searchHint="Order, person or text"
      savedFor="approvals"
      filters={[...FILTERS, ...owner]}
      views={[
        { name: 'All', filter: {} },
        { name: 'Waiting', filter: { state: 'pending' }, isCounted: true },
        { name: 'For you to decide', filter: { canDecide: true } },
        { name: 'Yours', filter: { state: 'pending', owner: 'me' } },
        { name: 'My requests', filter: { isMine: true } },
      ]}
      columns={COLUMNS}
      nameOf={nameOf}
      bulkActions={(ids) => <BulkOwner kind="approvals" ids={ids} nameOf={nameOf} />}
      isSelectable
      csv={[
        { label: 'Requested (UTC)', value: (row) => row.requestedAt },
        { label: 'Requested by', value: (row) => row.requestedBy.name },
        { label: 'Request', value: (row) => row.summary },
        { label: 'Amount', value: amountText },
        { label: 'Reason', value: (row) => row.reason },
        { label: 'State', value: (row) => APPROVAL_FACES[row.state].label },
        { label: 'Decided by', value: (row) => row.decidedBy?.name ?? '' },
        { label: 'Note', value: (row) => row.note ?? '' },
      ]}
    />
  );
};

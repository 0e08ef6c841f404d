import { type Column, type FilterField, ListPage } from '../list/index.js';
import { Instant } from '../time/index.js';
import { actionText, subjectText } from './action-words.js';
import { actorText, type AuditRow } from './audit-row.js';
import { REMOVED } from './Changes.js';
import { ChainState } from './ChainState.js';
import { fieldChanges } from './field-changes.js';
import { fieldName } from './field-text.js';

const MOST_NAMED = 3;

const changedFields = ({ before, after, isErased }: AuditRow): string => {
  if (isErased) return REMOVED;
  const names = fieldChanges(before, after).map(({ field }) => fieldName(field));
  const more = names.length - MOST_NAMED;
  return more > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ') || '–';
};

const COLUMNS: readonly Column<AuditRow>[] = [
  { id: 'action', label: 'What', render: (row) => <b>{actionText(row.action)}</b> },
  { id: 'at', label: 'When', sortBy: 'at', render: (row) => <Instant at={row.at} isFull /> },
  { id: 'actor', label: 'Who', render: actorText },
  {
    id: 'subject',
    label: 'Record',
    from: 'M',
    render: (row) => row.subjectName ?? subjectText(row.subjectType),
  },
  { id: 'changes', label: 'Changed', from: 'M', render: changedFields },
  { id: 'kind', label: 'Record type', from: 'XL', render: (row) => subjectText(row.subjectType) },
];

const FILTERS: readonly FilterField[] = [
  { kind: 'text', source: 'actor', label: 'Person' },
  {
    kind: 'choice',
    source: 'actorKind',
    label: 'Person type',
    options: [
      { value: 'staff', label: 'Staff' },
      { value: 'customer', label: 'Customers' },
      { value: 'guest', label: 'Guests' },
      { value: 'system', label: 'The system' },
    ],
  },
  { kind: 'text', source: 'action', label: 'Action, such as order.cancel' },
  { kind: 'text', source: 'subjectType', label: 'Record type' },
  { kind: 'text', source: 'subjectId', label: 'Record ID' },
  { kind: 'day', edge: 'from', source: 'from', label: 'From' },
  { kind: 'day', edge: 'to', source: 'to', label: 'To' },
];

/** The audit: person, action, time and change. */
export const AuditList = () => (
  <ListPage<AuditRow>
    resource="audit"
    title="Audit"
    sort={{ field: 'at', order: 'DESC' }}
    above={<ChainState />}
    searchHint="Person, action or record"
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'By staff', filter: { actorKind: 'staff' } },
      { name: 'Orders', filter: { subjectType: 'order' } },
      { name: 'Staff and sign-ins', filter: { subjectType: 'staff' } },
    ]}
    columns={COLUMNS}
    nameOf={(row) => actionText(row.action)}
    csv={[
      { label: 'When (UTC)', value: (row) => row.at },
      { label: 'Who', value: actorText },
      { label: 'What', value: (row) => actionText(row.action) },
      { label: 'Action', value: (row) => row.action },
      { label: 'Record', value: (row) => row.subjectName ?? subjectText(row.subjectType) },
      { label: 'Record ID', value: (row) => row.subjectId },
      { label: 'Before', value: (row) => JSON.stringify(row.before ?? null) },
      { label: 'After', value: (row) => JSON.stringify(row.after ?? null) },
    ]}
  />
);

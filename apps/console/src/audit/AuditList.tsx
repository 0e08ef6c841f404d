import type { listAudit, ReplyOf } from '@simpletread/contract';

import { Folded } from '../detail/Folded.js';
import folded from '../detail/Folded.module.css';
import type { Column } from '../list/column.js';
import { ListPage } from '../list/ListPage.js';
import { Instant } from '../time/Instant.js';
import { auditChanges } from './audit-changes.js';

type AuditRow = ReplyOf<typeof listAudit>[number];

const Changes = ({ row }: { readonly row: AuditRow }) => {
  const changes = auditChanges(row.before, row.after);
  if (changes.length === 0) return <>–</>;
  return (
    <Folded label={changes.length === 1 ? '1 field' : `${changes.length} fields`}>
      <dl className={folded.change}>
        {changes.flatMap(({ field, before, after }) => [
          <dt key={`${field}-name`}>{field}</dt>,
          <dd key={field}>
            {before} → {after}
          </dd>,
        ])}
      </dl>
    </Folded>
  );
};

const COLUMNS: readonly Column<AuditRow>[] = [
  { id: 'action', label: 'What', render: (row) => <b>{row.action}</b> },
  { id: 'at', label: 'When', sortBy: 'at', render: (row) => <Instant at={row.at} isFull /> },
  { id: 'actor', label: 'Who', render: (row) => row.actorName ?? row.actorKind },
  { id: 'subject', label: 'On', from: 'M', render: (row) => row.subjectType },
  { id: 'subjectId', label: 'Record', from: 'XL', render: (row) => row.subjectId },
  { id: 'changes', label: 'Change', from: 'M', render: (row) => <Changes row={row} /> },
];

/** Who did what, when, and what it changed. */
export const AuditList = () => (
  <ListPage<AuditRow>
    resource="audit"
    title="Audit"
    sort={{ field: 'at', order: 'DESC' }}
    searchHint="Person, action or record"
    filters={[
      { kind: 'text', source: 'action', label: 'Action' },
      { kind: 'text', source: 'subjectType', label: 'Kind of record' },
      { kind: 'text', source: 'subjectId', label: 'Record' },
    ]}
    views={[
      { name: 'All', filter: {} },
      { name: 'Orders', filter: { subjectType: 'order' } },
      { name: 'Sign-ins', filter: { subjectType: 'staff' } },
    ]}
    columns={COLUMNS}
    nameOf={(row) => row.action}
    csv={[
      { label: 'When (UTC)', value: (row) => row.at },
      { label: 'Who', value: (row) => row.actorName ?? row.actorKind },
      { label: 'What', value: (row) => row.action },
      { label: 'On', value: (row) => row.subjectType },
      { label: 'Record', value: (row) => row.subjectId },
    ]}
    isOpenable={false}
  />
);

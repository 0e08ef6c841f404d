import type { RecordChange } from '@simpletread/contract';
import { RECORD_FORMS, RECORD_KINDS } from '@simpletread/domain';

import { type Column, type FilterField, ListPage } from '../../../shell/list/index.js';
import { Instant } from '../../../shell/time/index.js';
import { ChangeChip, ORIGIN_WORDS } from './change-face.js';

const count = new Intl.NumberFormat('en-US');

const COLUMNS: readonly Column<RecordChange>[] = [
  { id: 'summary', label: 'Change', render: (row) => row.summary },
  { id: 'kind', label: 'Type', from: 'M', render: (row) => RECORD_FORMS[row.kind].nouns },
  { id: 'origin', label: 'Source', from: 'L', render: (row) => ORIGIN_WORDS[row.origin] },
  { id: 'state', label: 'State', render: (row) => <ChangeChip change={row} /> },
  { id: 'total', label: 'Records', isEnd: true, from: 'M', render: (row) => count.format(row.total) },
  {
    id: 'created',
    label: 'Started',
    sortBy: 'createdAt',
    isEnd: true,
    render: (row) => <Instant at={row.createdAt} />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'kind',
    label: 'Type',
    options: RECORD_KINDS.map((kind) => ({ value: kind, label: RECORD_FORMS[kind].nouns })),
  },
  {
    kind: 'choice',
    source: 'origin',
    label: 'Source',
    options: Object.entries(ORIGIN_WORDS).map(([value, label]) => ({ value, label })),
  },
];

/** Changes of many records, the latest first. */
export const ChangeList = () => (
  <ListPage<RecordChange>
    resource="record-changes"
    title="Changes"
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={FILTERS}
    columns={COLUMNS}
    nameOf={(row) => row.summary}
  />
);

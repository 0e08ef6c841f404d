import type { PrivacyRequestRow } from '@simpletread/contract';

import { type Column, type FilterField, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { KIND_LABELS, REQUEST_FACES, requestTitle } from './privacy-request-face.js';
import { RequestChip } from './RequestChip.js';
import { StartErasure } from './StartErasure.js';
import { StartExport } from './StartExport.js';
import styles from './PrivacyRequestList.module.css';

const COLUMNS: readonly Column<PrivacyRequestRow>[] = [
  { id: 'kind', label: 'Request', render: (row) => KIND_LABELS[row.kind] },
  { id: 'state', label: 'State', render: (row) => <RequestChip state={row.state} /> },
  { id: 'by', label: 'By', from: 'M', render: (row) => row.staffName ?? 'Customer' },
  { id: 'steps', label: 'Progress', from: 'L', render: (row) => `${row.stepsDone} of ${row.stepCount}` },
  {
    id: 'asked',
    label: 'Requested',
    sortBy: 'askedAt',
    isEnd: true,
    from: 'M',
    render: (row) => <Instant at={row.askedAt} isFull />,
  },
  {
    id: 'due',
    label: 'Due',
    sortBy: 'dueAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.dueAt} isFull />,
  },
];

const FILTERS: readonly FilterField[] = [
  {
    kind: 'choice',
    source: 'kind',
    label: 'Request',
    options: Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    source: 'state',
    label: 'State',
    options: Object.entries(REQUEST_FACES).map(([value, { label }]) => ({ value, label })),
  },
];

/** People's requests about their own data. */
export const PrivacyRequestList = () => (
  <ListPage<PrivacyRequestRow>
    resource="privacy-requests"
    title="Privacy"
    sort={{ field: 'askedAt', order: 'DESC' }}
    filters={FILTERS}
    views={[
      { name: 'All', filter: {} },
      { name: 'Exports', filter: { kind: 'export' } },
      { name: 'Erasures', filter: { kind: 'erasure' } },
      { name: 'Blocked', filter: { state: 'blocked' }, isCounted: true },
    ]}
    columns={COLUMNS}
    nameOf={requestTitle}
    above={
      <div className={styles.starts}>
        <StartExport />
        <StartErasure />
      </div>
    }
  />
);

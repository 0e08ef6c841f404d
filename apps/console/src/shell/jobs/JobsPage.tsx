import { StateChip } from '../detail/index.js';
import { type Column, ListPage } from '../list/index.js';
import { Instant } from '../time/index.js';
import { JOB_FACES, type JobRow } from './job-row.js';
import { QueuesPanel } from './QueuesPanel.js';
import { RetryButton } from './RetryButton.js';

const COLUMNS: readonly Column<JobRow>[] = [
  { id: 'name', label: 'Job', render: (row) => <b>{row.name}</b> },
  { id: 'queue', label: 'Queue', from: 'M', render: (row) => row.queue },
  {
    id: 'state',
    label: 'State',
    render: (row) => <StateChip face={JOB_FACES[row.state]} />,
  },
  { id: 'attempts', label: 'Attempts', isEnd: true, from: 'M', render: (row) => row.attempts },
  { id: 'failure', label: 'Why it failed', from: 'L', render: (row) => row.failure ?? '' },
  {
    id: 'created',
    label: 'Created',
    sortBy: 'createdAt',
    isEnd: true,
    from: 'L',
    render: (row) => <Instant at={row.createdAt} isFull />,
  },
  {
    id: 'finished',
    label: 'Finished',
    isEnd: true,
    from: 'XL',
    render: (row) => <Instant at={row.finishedAt} isFull />,
  },
  { id: 'retry', label: 'Action', isEnd: true, render: (row) => <RetryButton job={row} /> },
];

/** Background work: queues above, their jobs below. */
export const JobsPage = () => (
  <ListPage<JobRow>
    resource="jobs"
    title="Jobs"
    sort={{ field: 'createdAt', order: 'DESC' }}
    above={<QueuesPanel />}
    filters={[
      { kind: 'text', source: 'queue', label: 'Queue' },
      {
        kind: 'choice',
        source: 'state',
        label: 'State',
        options: Object.entries(JOB_FACES).map(([value, { label }]) => ({ value, label })),
      },
    ]}
    views={[
      { name: 'All', filter: {} },
      { name: 'Failed', filter: { state: 'failed' }, isCounted: true },
      { name: 'Waiting', filter: { state: 'waiting' } },
      { name: 'Scheduled', filter: { state: 'delayed' } },
    ]}
    columns={COLUMNS}
    nameOf={(row) => row.name}
    isOpenable={false}
  />
);

import { useGetList } from 'react-admin';

import { Panel, PlainTable } from '../detail/index.js';
import type { QueueRow } from './job-row.js';

const REFRESH_MS = 5_000;
const count = new Intl.NumberFormat('en-US');

/** The number of jobs in each queue. */
export const QueuesPanel = () => {
  const { data = [] } = useGetList<QueueRow>(
    'queues',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { refetchInterval: REFRESH_MS },
  );
  return (
    <div style={{ marginBottom: 14 }}>
      <Panel title="Queues">
        <PlainTable
          label="Queues"
          rows={data}
          keyOf={(queue) => queue.id}
          columns={[
            { label: 'Queue', render: (queue) => <b>{queue.name}</b> },
            { label: 'Waiting', isEnd: true, render: (queue) => count.format(queue.waiting) },
            { label: 'Running', isEnd: true, render: (queue) => count.format(queue.active) },
            { label: 'Scheduled', isEnd: true, render: (queue) => count.format(queue.delayed) },
            { label: 'Done', isEnd: true, render: (queue) => count.format(queue.completed) },
            { label: 'Failed', isEnd: true, render: (queue) => count.format(queue.failed) },
          ]}
        />
      </Panel>
    </div>
  );
};

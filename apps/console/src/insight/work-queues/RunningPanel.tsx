import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';
import { LinkBase } from 'react-admin';

import { Panel } from '../../shell/detail/index.js';
import { queuePath } from './next-work.js';
import { QueueClock } from './QueueClock.js';
import styles from './Today.module.css';

const number = new Intl.NumberFormat('en-US');

/** Queues that run by themselves until a time: campaigns, promotions, sent quotes, cancel windows. */
export const RunningPanel = ({ waiting }: { readonly waiting: readonly Waiting[] }) => {
  const running = waiting.filter(({ queue }) => workQueue(queue).kind === 'running');
  if (running.length === 0) return null;
  return (
    <Panel title="Running">
      <ul role="list" className={styles.running}>
        {running.map(({ queue, count, next }) => (
          <li key={queue}>
            <LinkBase to={queuePath({ queue, next })}>{workQueue(queue).label}</LinkBase>
            <b className={styles.count}>{number.format(count)}</b>
            {next !== null && next.dueAt !== null && (
              <span className={styles.nextRunning}>
                <span className={styles.dim}>Next: {next.title}</span>
                <QueueClock next={next} isRunning />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};

import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';
import { useRef } from 'react';
import { LinkBase } from 'react-admin';

import { Panel } from '../../shell/detail/index.js';
import { moveRowFocus, ROW_OPENING } from '../../shell/list/index.js';
import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { queuePath } from './next-work.js';
import { QueueClock } from './QueueClock.js';
import styles from './Today.module.css';

const number = new Intl.NumberFormat('en-US');

const lateText = ({ lateCount, mineCount }: Waiting): string =>
  [
    ...(lateCount > 0 ? [`${number.format(lateCount)} late`] : []),
    ...(mineCount !== null && mineCount > 0 ? [`${number.format(mineCount)} yours`] : []),
  ].join(', ');

/** The person's queues. Each opens the list that it counts; J and K move. */
export const QueuesPanel = ({ waiting }: { readonly waiting: readonly Waiting[] }) => {
  const list = useRef<HTMLUListElement>(null);
  const queues = waiting.filter(({ queue }) => workQueue(queue).kind !== 'running');
  const move = (step: 1 | -1): void => {
    if (list.current !== null) moveRowFocus(list.current, step, undefined);
  };
  useShortcuts([
    { keys: 'j', label: 'Next queue', group: 'Lists', run: () => move(1) },
    { keys: 'k', label: 'Previous queue', group: 'Lists', run: () => move(-1) },
  ]);
  if (queues.length === 0) return null;
  return (
    <Panel
      title="Queues"
      extra={
        <span className={styles.hint}>
          <Keys keys="j" /> <Keys keys="k" /> move
        </span>
      }
    >
      <ul role="list" className={styles.queues} ref={list}>
        {queues.map((row) => (
          <li key={row.queue} data-row={row.queue} {...ROW_OPENING}>
            <LinkBase to={queuePath(row)} data-row-link="">
              {workQueue(row.queue).label}
            </LinkBase>
            <b className={styles.count}>{number.format(row.count)}</b>
            <span>
              {row.next === null ? <span className={styles.dim}>clear</span> : <QueueClock next={row.next} />}
            </span>
            <span className={row.lateCount > 0 ? styles.late : styles.dim}>{lateText(row)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

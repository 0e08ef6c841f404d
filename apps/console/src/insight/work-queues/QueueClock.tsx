import type { Waiting } from '@simpletread/contract';

import { Clock, clockView, leftText } from '../../shell/clock/index.js';
import { Instant, useMinute } from '../../shell/time/index.js';
import styles from './Today.module.css';

interface QueueClockProps {
  readonly next: NonNullable<Waiting['next']>;
  /** True for what runs by itself until a time: that ends, it isn't late. */
  readonly isRunning?: boolean;
}

/** The time left of a queue's next record, by how much it is late, or since when it waits. */
export const QueueClock = ({ next, isRunning = false }: QueueClockProps) => {
  const now = useMinute();
  if (next.dueAt === null)
    return (
      <span className={styles.dim}>
        since <Instant at={next.since} />
      </span>
    );
  if (clockView(new Date(next.since), new Date(next.dueAt), now).kind === 'open')
    return <Clock opensAt={next.since} closesAt={next.dueAt} />;
  if (isRunning) return <span className={styles.dim}>ended</span>;
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(next.dueAt)) / 1000));
  return <b className={styles.late}>{leftText(seconds)} late</b>;
};

import { classNames } from '@simpletread/ui';

import { clockView } from '../../shell/clock/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Instant, useNow } from '../../shell/time/index.js';
import { OverdueText } from './OverdueText.js';
import styles from './Desk.module.css';
import { type Promised, type PromiseWindow, promiseOf } from './promise-window.js';

const LABELS = { answer: 'Answer due in', refund: 'Refund due in' } as const;

interface PromisePanelProps {
  readonly promised: Promised;
  /** Shown if nothing waits for us. */
  readonly idle?: string;
}

const Running = ({ kind, opensAt, closesAt }: PromiseWindow) => {
  const now = useNow();
  const view = clockView(new Date(opensAt), new Date(closesAt), now);
  return (
    <>
      <div className={panel.dim}>{LABELS[kind]}</div>
      {view.kind === 'closed' ? (
        <div className={styles.big}>
          <OverdueText dueAt={closesAt} now={now} />
        </div>
      ) : (
        <div className={classNames(styles.big, styles[view.level])} role="timer" aria-live="off">
          {view.text}
        </div>
      )}
      <div className={panel.dim}>
        Due <Instant at={closesAt} isFull />
      </div>
    </>
  );
};

/** The promise that we have to keep next: an answer in 24 hours, a refund 48 hours after receipt. */
export const PromisePanel = ({ promised, idle = 'Nothing is due.' }: PromisePanelProps) => {
  const promise = promiseOf(promised);
  return (
    <section className={styles.promise} aria-label="Deadline">
      {promise === null ? <div className={panel.dim}>{idle}</div> : <Running {...promise} />}
    </section>
  );
};

import type { AdminReturn } from '@simpletread/contract';
import { classNames } from '@simpletread/ui';

import { clockView } from '../../../shell/clock/index.js';
import panel from '../../../shell/detail/Panel.module.css';
import { Instant, useNow } from '../../../shell/time/index.js';
import { OverdueText } from '../list/OverdueText.js';
import { type PromiseWindow, promiseOf } from '../promise-window.js';
import styles from './ReturnPage.module.css';

const LABELS = { answer: 'Answer due in', refund: 'Refund due in' } as const;

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
export const PromisePanel = ({ record }: { readonly record: AdminReturn }) => {
  const promise = promiseOf(record);
  return (
    <section className={styles.promise} aria-label="Promise">
      {promise === null ? (
        <div className={panel.dim}>
          {record.state === 'approved'
            ? 'The buyer sends the tires. Nothing is due from us.'
            : 'Nothing is due.'}
        </div>
      ) : (
        <Running {...promise} />
      )}
    </section>
  );
};

import type { Waiting } from '@simpletread/contract';
import { workQueue } from '@simpletread/domain';
import Button from '@mui/material/Button';
import { Chip } from '@simpletread/ui';
import { LinkBase, useNavigate } from 'react-admin';

import { Keys, useShortcuts } from '../../shell/shortcuts/index.js';
import { nextPath, nextWork } from './next-work.js';
import { QueueClock } from './QueueClock.js';
import styles from './Today.module.css';
import { useTakeWork } from './use-take-work.js';

const MOST_THEN = 2;

/** The next work for the person (N), and the work after it. */
export const NextWorkPanel = ({ waiting }: { readonly waiting: readonly Waiting[] }) => {
  const navigate = useNavigate();
  const [first, ...rest] = nextWork(waiting);
  const taking = useTakeWork();
  const take = (): void => {
    if (first !== undefined) void taking(first).then((isTaken) => isTaken && navigate(nextPath(first)));
  };
  useShortcuts(
    first === undefined
      ? []
      : [{ keys: 'n', label: 'Take next by time left', group: 'Everywhere', run: take }],
  );
  if (first === undefined)
    return (
      <section className={styles.next} aria-label="Next">
        <p className={styles.clear}>You’re all caught up.</p>
      </section>
    );
  return (
    <section className={styles.next} aria-label="Next">
      <div className={styles.first}>
        <div className={styles.clock}>
          <QueueClock next={first.next} />
        </div>
        <div className={styles.what}>
          <LinkBase to={nextPath(first)} className={styles.title}>
            {first.next.title}
          </LinkBase>
          <Chip>{workQueue(first.queue).label}</Chip>
        </div>
        <Button variant="contained" color="secondary" onClick={take}>
          Take next <Keys keys="n" />
        </Button>
      </div>
      {rest.length > 0 && (
        <ol className={styles.then} aria-label="Then">
          {rest.slice(0, MOST_THEN).map((work) => (
            <li key={work.queue}>
              <LinkBase to={nextPath(work)}>{work.next.title}</LinkBase>
              <span className={styles.dim}>{workQueue(work.queue).label}</span>
              <QueueClock next={work.next} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

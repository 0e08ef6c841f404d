import { classNames } from '@simpletread/ui';

import { useNow } from '../time/index.js';
import styles from './Clock.module.css';
import { clockView } from './clock-view.js';

interface ClockProps {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The time left as a bar and digits; a closed clock is a word. */
export const Clock = ({ opensAt, closesAt }: ClockProps) => {
  const view = clockView(new Date(opensAt), new Date(closesAt), useNow());
  if (view.kind === 'closed') return <span className={styles.closed}>closed</span>;
  return (
    <span className={classNames(styles.clock, styles[view.level])}>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.left} style={{ width: `${view.shareLeft * 100}%` }} />
      </span>
      {view.text}
    </span>
  );
};

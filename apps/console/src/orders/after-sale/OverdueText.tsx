import { leftText } from '../../shell/clock/index.js';
import styles from './Queue.module.css';

interface OverdueTextProps {
  readonly dueAt: string;
  readonly now: Date;
}

/** By how much a promise is late. */
export const OverdueText = ({ dueAt, now }: OverdueTextProps) => {
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(dueAt)) / 1000));
  return <b className={styles.late}>{leftText(seconds)} late</b>;
};

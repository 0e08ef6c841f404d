import { classNames } from '../class-names.js';
import styles from './LineMark.module.css';

export type LineMarkProps = {
  /** Draws itself once; only one line per page may. */
  isDrawn?: boolean;
  className?: string;
};

/** The painted line of a new tire. */
export const LineMark = ({ isDrawn = false, className }: LineMarkProps) => (
  <span aria-hidden="true" className={classNames(styles.line, isDrawn && styles.isDrawn, className)} />
);

import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Pill.module.css';

export type PillRowProps = { label: string; children: ReactNode; className?: string };

/** Pills side by side; below L the row scrolls and fades at its edge. `--row-bleed` extends it to its parent's edge. */
export const PillRow = ({ label, children, className }: PillRowProps) => (
  <div role="group" aria-label={label} className={classNames(styles.row, className)}>
    {children}
  </div>
);

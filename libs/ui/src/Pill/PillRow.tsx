import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './Pill.module.css';

export type PillRowProps = { label: string; children: ReactNode; className?: string };

/** Pills side by side; below L the row scrolls and fades at its edge. `--row-bleed` lets it run to the edge of its parent. */
export const PillRow = ({ label, children, className }: PillRowProps) => (
  <div role="group" aria-label={label} className={classNames(styles.row, className)}>
    {children}
  </div>
);

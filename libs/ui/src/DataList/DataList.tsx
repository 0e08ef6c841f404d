import type { ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './DataList.module.css';

export type DataRow = { id: string; label: ReactNode; value: ReactNode };

export type DataListProps = {
  rows: readonly DataRow[];
  /** Lines between the rows, as in a table of specifications. */
  isRuled?: boolean;
  className?: string;
};

/** Names and their values, one pair per row. */
export const DataList = ({ rows, isRuled = false, className }: DataListProps) => (
  <dl className={classNames(styles.list, isRuled && styles.isRuled, className)}>
    {rows.map((row) => (
      <div key={row.id} className={styles.row}>
        <dt className={styles.label}>{row.label}</dt>
        <dd className={styles.value}>{row.value}</dd>
      </div>
    ))}
  </dl>
);

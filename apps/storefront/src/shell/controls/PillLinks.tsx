import type { ReactNode } from 'react';
import styles from './PillLinks.module.css';

interface Parts {
  readonly children: ReactNode;
}

/** A list of links as pills, in rows that wrap. A link with `data-plain` leads to all of them and is underlined instead. */
export const PillLinks = ({ children }: Parts) => (
  <ul role="list" className={styles.pills}>
    {children}
  </ul>
);

/** The number of what is behind a pill or a heading. */
export const PillCount = ({ children }: Parts) => <span className={styles.count}>{children}</span>;

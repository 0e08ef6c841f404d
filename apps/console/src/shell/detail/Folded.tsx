import type { ReactNode } from 'react';

import styles from './Folded.module.css';

interface FoldedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Something long behind one line; opens on demand. */
export const Folded = ({ label, children }: FoldedProps) => (
  <details className={styles.folded}>
    <summary>{label}</summary>
    {children}
  </details>
);

/** Data as it was stored. */
export const RawData = ({ value }: { readonly value: unknown }) => (
  <pre className={styles.json} tabIndex={0} role="region" aria-label="Stored data">
    {JSON.stringify(value, null, 2)}
  </pre>
);

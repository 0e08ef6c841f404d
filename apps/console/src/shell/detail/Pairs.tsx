import type { ReactNode } from 'react';

import styles from './Panel.module.css';

interface PairsProps {
  readonly pairs: readonly (readonly [label: string, value: ReactNode])[];
}

/** A record's facts: name left, value right. */
export const Pairs = ({ pairs }: PairsProps) => (
  <dl className={styles.pairs}>
    {pairs.map(([label, value]) => (
      <div key={label} className={styles.pair}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

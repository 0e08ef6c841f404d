import type { ReactNode } from 'react';

import { EmailText } from './EmailText.js';
import styles from './Panel.module.css';

interface PairsProps {
  readonly pairs: readonly (readonly [label: string, value: ReactNode])[];
}

const shown = (value: ReactNode): ReactNode =>
  typeof value === 'string' && value.includes('@') ? <EmailText email={value} /> : value;

/** A record's facts: name left, value right. */
export const Pairs = ({ pairs }: PairsProps) => (
  <dl className={styles.pairs}>
    {pairs.map(([label, value]) => (
      <div key={label} className={styles.pair}>
        <dt>{label}</dt>
        <dd>{shown(value)}</dd>
      </div>
    ))}
  </dl>
);

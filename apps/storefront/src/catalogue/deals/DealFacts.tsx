import type { DealSummary } from '@simpletread/contract';
import styles from './Deals.module.css';

/** A deal's benefit and conditions. The discount is included in the totals. */
export const DealFacts = ({ deal: { benefit, conditions } }: { deal: DealSummary }) => (
  <ul role="list" className={styles.facts} aria-label="Terms">
    {[benefit, ...conditions, 'Included in the total, no code'].map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

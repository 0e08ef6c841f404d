import type { DealSummary } from '@simpletread/contract';
import styles from './Deals.module.css';

/** What a deal gives and asks for. The discount is in the totals already. */
export const DealFacts = ({ deal: { benefit, conditions } }: { deal: DealSummary }) => (
  <ul role="list" className={styles.facts} aria-label="Terms">
    {[benefit, ...conditions, 'In the total already, no code'].map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

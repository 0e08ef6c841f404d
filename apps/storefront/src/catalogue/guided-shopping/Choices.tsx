import { ArrowRight } from 'lucide-react';
import { PageLink } from '../../shell/controls';
import styles from './Guided.module.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly href: string;
  /** Marks the likely answer, with a reason. */
  readonly hint?: string;
}

/** Answers to a question, each a link: they work without script, and the browser's back returns to the question. */
export const Choices = ({ choices, label }: { choices: readonly Choice[]; label: string }) => (
  <ul role="list" aria-label={label} className={styles.choices}>
    {choices.map(({ id, label: words, detail, href, hint }) => (
      <li key={id}>
        <PageLink href={href} className={hint === undefined ? styles.choice : styles.likely}>
          <span>
            <b>{words}</b>
            <span className={styles.detail}>{detail}</span>
            {hint !== undefined && <span className={styles.hint}>{hint}</span>}
          </span>
          <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
        </PageLink>
      </li>
    ))}
  </ul>
);

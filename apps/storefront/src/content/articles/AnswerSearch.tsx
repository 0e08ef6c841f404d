import { Button, Card, TextField } from '@simpletread/ui';
import { orElse } from '../../shell/api';
import { PageLink } from '../../shell/controls';
import styles from './Content.module.css';
import { searchAnswers } from './read-articles';

interface AnswerSearchProps {
  /** The page that the search is on. */
  readonly path: string;
  /** The words that were searched; empty before. */
  readonly q: string;
  /** The way on for those who find nothing. */
  readonly isFormBelow: boolean;
}

/** Searches articles and pages before a message is written. It works without script. */
export const AnswerSearch = async ({ path, q, isFormBelow }: AnswerSearchProps) => {
  const found = await orElse(searchAnswers(q), null);
  return (
    <Card as="section" aria-labelledby="answers" className={styles.answers ?? ''}>
      <h2 id="answers">Find an answer</h2>
      <form action={path} method="get" role="search" className={styles.ask}>
        <TextField label="Your question" name="q" defaultValue={q} maxLength={120} inputMode="search" />
        <Button type="submit" variant="ghost">
          Search
        </Button>
      </form>
      {q !== '' && found !== null && (
        <div role="status">
          {found.length === 0 ? (
            <p>
              No article answers this.{' '}
              {isFormBelow ? 'Write to us below.' : <PageLink href="/contact">Write to us</PageLink>}
            </p>
          ) : (
            <ul className={styles.found}>
              {found.map(({ path: href, title, summary }) => (
                <li key={href}>
                  <PageLink href={href}>{title}</PageLink>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Card>
  );
};

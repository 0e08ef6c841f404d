import type { SearchResult } from '@simpletread/contract';
import { EmptyState, Button } from '@simpletread/ui';
import { ArrowRight } from 'lucide-react';
import { PageLink } from '../../../shell/controls';
import { likelyMeant } from '../answers/exact-answer';
import { KindIcon } from '../answers/KindIcon';
import styles from '../board/SearchPage.module.css';
import { kindOfList, searchHref, type QueryType } from '../answers/search-kinds';
import type { SizeQuestion } from '../help/size-questions';
import type { SearchLists } from './use-search-session';

interface SearchAnswersProps {
  readonly text: string;
  /** Next questions about the typed size. */
  readonly questions: readonly SizeQuestion[];
  readonly lists: SearchLists;
  readonly phone: { readonly display: string; readonly value: string };
}

const hrefOf = (action: SearchResult['action']): string =>
  action.type === 'link'
    ? action.link
    : searchHref(action.queryType, action.queryText, action.additionalQueryText);

const Answer = ({ result, kind }: { result: SearchResult; kind: QueryType }) => (
  <li>
    <PageLink href={hrefOf(result.action)} className={styles.answer}>
      <KindIcon kind={kind} size={20} />
      <span>
        {result.labelSegments.map(({ text, isMatch }, index) =>
          isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
        <span className={styles.detail}>{result.detailLabel}</span>
      </span>
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
    </PageLink>
  </li>
);

/** The search's answers, as plain links in groups. */
export const SearchAnswers = ({ text, lists, questions, phone }: SearchAnswersProps) => {
  const meant = likelyMeant(text, lists);
  const sizeLinks = questions.length > 0 && (
    <ul role="list" className={styles.group}>
      {questions.map(({ id, label, detail, action }) => (
        <li key={id}>
          <PageLink href={hrefOf(action)} className={styles.answer}>
            <KindIcon kind="tireSize" size={20} />
            <span>
              {label}
              <span className={styles.detail}>{detail}</span>
            </span>
            <ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
  const filled = lists.filter(({ items }) => items.length > 0);
  if (filled.length === 0) {
    return (
      <>
        {sizeLinks}
        <EmptyState
          title="No matching results"
          actions={
            <>
              <Button href="/vehicles" linkAs={PageLink}>
                Pick from lists
              </Button>
              <Button href={`tel:${phone.value}`} variant="ghost">
                Call {phone.display}
              </Button>
            </>
          }
        >
          The size is on the sidewall of your tires, such as <span className="t-size">225/65R17</span>.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {meant !== null && (
        <p className={styles.meant}>
          Did you mean <PageLink href={hrefOf(meant.action)}>{meant.label}</PageLink>?
        </p>
      )}
      {filled.map((list) => (
        <section key={list.id} className={styles.group}>
          <h2 className="t-h3">{list.label}</h2>
          <ul role="list">
            {list.items.map((result) => (
              <Answer
                key={`${result.label}-${hrefOf(result.action)}`}
                result={result}
                kind={kindOfList(list.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {sizeLinks}
    </>
  );
};

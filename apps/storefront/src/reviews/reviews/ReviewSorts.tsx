import { PageLink } from '../../shell/controls';
import { REVIEW_SORT_LABELS, type ReviewSort, type ReviewQuery } from '../../catalogue';
import styles from './Reviews.module.css';

interface ReviewSortsProps {
  readonly request: ReviewQuery;
  /** Returns the page's address with other reviews. */
  readonly hrefOf: (request: ReviewQuery) => string;
}

const SORTS = Object.keys(REVIEW_SORT_LABELS) as ReviewSort[];

/** The sort orders of reviews. */
export const ReviewSorts = ({ request, hrefOf }: ReviewSortsProps) => (
  <nav aria-label="Sort reviews" className={styles.sorts}>
    {SORTS.map((sort) => (
      <PageLink
        key={sort}
        href={hrefOf({ ...request, sort, page: 1 })}
        aria-current={sort === request.sort ? 'true' : undefined}
      >
        {REVIEW_SORT_LABELS[sort]}
      </PageLink>
    ))}
  </nav>
);

import { PageLink } from '../../shell/controls';
import { REVIEW_SORT_LABELS, type ReviewSort, type ReviewWish } from '../../catalogue';
import styles from './Reviews.module.css';

interface ReviewSortsProps {
  readonly wish: ReviewWish;
  /** Returns the page's address with other reviews. */
  readonly hrefOf: (wish: ReviewWish) => string;
}

const SORTS = Object.keys(REVIEW_SORT_LABELS) as ReviewSort[];

/** The sort orders of reviews. */
export const ReviewSorts = ({ wish, hrefOf }: ReviewSortsProps) => (
  <nav aria-label="Sort reviews" className={styles.sorts}>
    {SORTS.map((sort) => (
      <PageLink
        key={sort}
        href={hrefOf({ sort, page: 1 })}
        aria-current={sort === wish.sort ? 'true' : undefined}
      >
        {REVIEW_SORT_LABELS[sort]}
      </PageLink>
    ))}
  </nav>
);

import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LinkAs } from '../link.js';
import styles from './Pagination.module.css';
import { pageWindow } from './page-window.js';

export type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
  linkAs?: LinkAs;
  className?: string;
};

/** Links to the pages of a long list. A single page needs none. */
export const Pagination = ({
  page,
  pageCount,
  hrefOf,
  label = 'Pages',
  linkAs: LinkTag = 'a',
  className,
}: PaginationProps) => {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list} role="list">
        {page > 1 && (
          <li>
            <LinkTag href={hrefOf(page - 1)} className={styles.page} rel="prev" aria-label="Previous page">
              <ChevronLeft size={18} aria-hidden="true" />
            </LinkTag>
          </li>
        )}
        {pageWindow(page, pageCount).map((slot, index) =>
          slot === null ? (
            <li key={`gap-${index}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={slot}>
              <LinkTag
                href={hrefOf(slot)}
                className={styles.page}
                aria-label={`Page ${slot}`}
                aria-current={slot === page ? 'page' : undefined}
              >
                {slot}
              </LinkTag>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <LinkTag href={hrefOf(page + 1)} className={styles.page} rel="next" aria-label="Next page">
              <ChevronRight size={18} aria-hidden="true" />
            </LinkTag>
          </li>
        )}
      </ol>
    </nav>
  );
};

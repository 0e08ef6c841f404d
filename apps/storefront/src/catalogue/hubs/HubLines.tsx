import type { HubLine, HubReply } from '@simpletread/contract';
import { Pagination } from '@simpletread/ui';
import { Fragment } from 'react';
import { pagedHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { LineCard } from './LineCard';
import brands from './Brands.module.css';
import styles from './Hubs.module.css';

interface HubLinesProps {
  readonly reply: Pick<HubReply, 'lines' | 'total' | 'page' | 'perPage' | 'names'>;
  readonly path: string;
  readonly title: string;
}

const byCategory = (lines: readonly HubLine[]): (readonly [string, readonly HubLine[]])[] => {
  const groups = new Map<string, HubLine[]>();
  for (const line of lines) groups.set(line.categoryName, [...(groups.get(line.categoryName) ?? []), line]);
  return [...groups];
};

/** A hub's lines, one page at a time. */
export const HubLines = ({ reply, path, title }: HubLinesProps) => {
  const { lines, total, page, perPage, names } = reply;
  const pageCount = Math.ceil(total / perPage);
  // A brand's lines are sorted by category.
  const groups = names.brand === null ? [['', lines] as const] : byCategory(lines);
  return (
    <section className={styles.lines}>
      <h2 className="t-h3">
        {title}
        {pageCount > 1 && (
          <span className={styles.figure}>
            {' '}
            page {page} of {pageCount}
          </span>
        )}
      </h2>
      {groups.map(([category, group]) => (
        <Fragment key={category}>
          {groups.length > 1 && <h3 className={styles.group}>{category}</h3>}
          <ul role="list" className={brands.lines}>
            {group.map((line) => (
              <LineCard
                key={`${line.brandSlug}/${line.lineSlug}`}
                line={line}
                brandSlug={line.brandSlug}
                {...(names.brand === null ? { brandName: line.brandName } : {})}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(next) => pagedHref(path, next)}
        label="Pages of lines"
        linkAs={PageLink}
        className={brands.pages ?? ''}
      />
    </section>
  );
};

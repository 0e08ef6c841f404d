import type { BrandLine, BrandReply } from '@simpletread/contract';
import { Pagination } from '@simpletread/ui';
import { brandHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';
import styles from './Brands.module.css';
import { LineCard } from './LineCard';

const byCategory = (lines: readonly BrandLine[]): [string, BrandLine[]][] => {
  const groups = new Map<string, BrandLine[]>();
  for (const line of lines) groups.set(line.categoryName, [...(groups.get(line.categoryName) ?? []), line]);
  return [...groups];
};

/** The lines of a brand by tire type. */
export const BrandView = ({ reply }: { reply: BrandReply }) => {
  const { brand, lines, total, page, perPage } = reply;
  return (
    <>
      {byCategory(lines).map(([category, group]) => (
        <section key={category} className={styles.group}>
          <h2 className="t-h3">{category}</h2>
          <ul role="list" className={styles.lines}>
            {group.map((line) => (
              <LineCard key={line.lineSlug} line={line} brandSlug={brand.slug} />
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / perPage)}
        hrefOf={(next) => (next === 1 ? brandHref(brand.slug) : `${brandHref(brand.slug)}?page=${next}`)}
        label="Pages of lines"
        linkAs={PageLink}
        className={styles.pages ?? ''}
      />
    </>
  );
};

import type { BrandLine, BrandReply } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Pagination, ScoreBadge, Stars, TileImage } from '@simpletread/ui';
import { brandHref, lineHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';
import { tirePicture } from '../../tires/tire-picture';
import styles from './Brands.module.css';

const byCategory = (lines: readonly BrandLine[]): [string, BrandLine[]][] => {
  const groups = new Map<string, BrandLine[]>();
  for (const line of lines) groups.set(line.categoryName, [...(groups.get(line.categoryName) ?? []), line]);
  return [...groups];
};

const sizesText = (count: number): string => (count === 1 ? '1 size' : `${count} sizes`);

const LineCard = ({ line, brandSlug }: { line: BrandLine; brandSlug: string }) => (
  <li className={styles.line}>
    <TileImage
      src={tirePicture(line.imageKey, 'hero', true)}
      alt=""
      width={480}
      height={480}
      corner="m"
      className={styles.picture ?? ''}
    />
    <h3 className={styles.lineName}>
      <PageLink href={lineHref(brandSlug, line.lineSlug)}>{line.lineName}</PageLink>
    </h3>
    <span className={styles.marks}>
      <ScoreBadge score={line.score?.overall ?? null} isLabelHidden />
      <Stars rating={line.rating} count={line.reviewCount} />
    </span>
    <span className={styles.detail}>
      {sizesText(line.sizeCount)}, from {formatMoney(line.fromPriceInCents)} a tire
    </span>
  </li>
);

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

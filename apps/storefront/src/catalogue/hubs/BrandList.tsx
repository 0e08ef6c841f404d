import type { BrandSummary, listBrands, ReplyOf } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Pagination } from '@simpletread/ui';
import { brandHref, pagedHref } from '../../shell/paths';
import { PageLink } from '../../shell/controls';
import { brandGroups } from './brand-groups';
import styles from './Brands.module.css';

export type BrandPage = ReplyOf<typeof listBrands>;

const PATH = '/brands';
const letterId = (letter: string): string => `letter-${letter}`;
const linesText = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const BrandCard = ({ brand }: { brand: BrandSummary }) => (
  <li className={styles.brand}>
    <span className={styles.lineName}>
      <PageLink href={brandHref(brand.slug)}>{brand.name}</PageLink>
    </span>
    <span className={styles.detail}>
      {linesText(brand.lineCount)}, from {formatMoney(brand.fromPriceInCents)} per tire
    </span>
  </li>
);

const Cards = ({ brands }: { brands: readonly BrandSummary[] }) => (
  <ul role="list" className={styles.lines}>
    {brands.map((brand) => (
      <BrandCard key={brand.slug} brand={brand} />
    ))}
  </ul>
);

const Letters = ({ letters, page }: BrandPage) => (
  <nav aria-label="Brands by letter" className={styles.letters}>
    {letters.map(({ letter, page: its, brandCount }) => (
      <PageLink
        key={letter}
        href={`${its === page ? '' : pagedHref(PATH, its)}#${letterId(letter)}`}
        aria-label={`${letter}, ${brandCount} ${brandCount === 1 ? 'brand' : 'brands'}`}
      >
        {letter}
      </PageLink>
    ))}
  </nav>
);

interface BrandListProps {
  readonly list: BrandPage;
  /** The best-known brands, for the first page. */
  readonly premium: readonly BrandSummary[];
}

/** Every brand by name, one page at a time: the best known first, and a link to each letter. */
export const BrandList = ({ list, premium }: BrandListProps) => (
  <>
    {premium.length > 0 && (
      <section className={styles.group}>
        <h2 className="t-h3">Premium brands</h2>
        <Cards brands={premium} />
      </section>
    )}
    <section className={styles.group}>
      <h2 className="t-h3">All brands by name</h2>
      <Letters {...list} />
      {brandGroups(list.items).byLetter.map(({ letter, brands }) => (
        <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
          <h3 id={letterId(letter)}>{letter}</h3>
          <Cards brands={brands} />
        </section>
      ))}
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.perPage)}
        hrefOf={(page) => pagedHref(PATH, page)}
        label="Pages of brands"
        linkAs={PageLink}
        className={styles.pages ?? ''}
      />
    </section>
  </>
);

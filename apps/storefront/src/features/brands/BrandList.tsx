import type { BrandSummary } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { brandHref } from '../../routes';
import { PageLink } from '../../shell/PageLink';
import { NameColumns } from '../vehicles/NameColumns';
import { brandGroups } from './brand-groups';
import styles from './Brands.module.css';

const linesText = (count: number): string => (count === 1 ? '1 line' : `${count} lines`);

const BrandCard = ({ brand }: { brand: BrandSummary }) => (
  <li className={styles.brand}>
    <h3 className={styles.lineName}>
      <PageLink href={brandHref(brand.slug)}>{brand.name}</PageLink>
    </h3>
    <span className={styles.detail}>
      {linesText(brand.lineCount)}, from {formatMoney(brand.fromPriceInCents)} a tire
    </span>
  </li>
);

/** Every brand: the best known as cards, then all by name. */
export const BrandList = ({ brands }: { brands: readonly BrandSummary[] }) => {
  const { premium, byLetter } = brandGroups(brands);
  return (
    <>
      {premium.length > 0 && (
        <section className={styles.group}>
          <h2 className="t-h3">Premium brands</h2>
          <ul role="list" className={styles.lines}>
            {premium.map((brand) => (
              <BrandCard key={brand.slug} brand={brand} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.group}>
        <h2 className="t-h3">All brands by name</h2>
        {byLetter.map(({ letter, brands: ofLetter }) => (
          <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
            <h3 id={`letter-${letter}`}>{letter}</h3>
            <NameColumns names={ofLetter.map(({ slug, name }) => ({ label: name, href: brandHref(slug) }))} />
          </section>
        ))}
      </section>
    </>
  );
};

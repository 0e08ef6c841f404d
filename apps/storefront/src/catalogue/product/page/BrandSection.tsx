import type { BrandReply, ProductReply } from '@simpletread/contract';
import { ownValue } from '@simpletread/domain';
import { brandHref, lineHref } from '../../../shell/paths';
import { PageLink } from '../../../shell/controls';
import styles from './Product.module.css';

const TIER_WORDS: Readonly<Record<string, string>> = {
  premium: 'a premium brand',
  mid: 'a mid-range brand',
  value: 'a value brand',
};

const MOST_LINES = 6;

/** The tire's brand, and its other lines. */
export const BrandSection = ({ product, brand }: { product: ProductReply; brand: BrandReply | null }) => {
  const { brandName, brandSlug, lineSlug } = product;
  const { tier, lineCount, tireCount } = brand?.brand ?? { tier: null, lineCount: 0, tireCount: 0 };
  const standing = tier === null ? undefined : ownValue(TIER_WORDS, tier);
  const others = (brand?.lines ?? []).filter((line) => line.lineSlug !== lineSlug).slice(0, MOST_LINES);
  return (
    <section id="brand" className={styles.section}>
      <h2>{brandName}</h2>
      {lineCount > 0 && (
        <p className={styles.text}>
          {brandName}
          {standing === undefined ? '' : `, ${standing},`} has {lineCount.toLocaleString('en-US')}{' '}
          {lineCount === 1 ? 'line' : 'lines'} and {tireCount.toLocaleString('en-US')}{' '}
          {tireCount === 1 ? 'tire' : 'tires'} in our shop.
        </p>
      )}
      {others.length > 0 && (
        <ul className={styles.lines} role="list" aria-label={`Other lines of ${brandName}`}>
          {others.map((line) => (
            <li key={line.lineSlug}>
              <PageLink href={lineHref(brandSlug, line.lineSlug)}>{line.lineName}</PageLink>{' '}
              <span>{line.categoryName}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <PageLink href={brandHref(brandSlug)}>All {brandName} tires</PageLink>
      </p>
    </section>
  );
};

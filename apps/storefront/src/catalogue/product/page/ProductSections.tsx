import { vehicleText } from '../../../shell/shopper';
import type { ProductReply } from '@simpletread/contract';
import { formatMoneyRounded, INSTALLATION_SAVING } from '@simpletread/domain';
import { DataList, formatScore, ScoreBars, ShopCard } from '@simpletread/ui';
import { LocationChip } from '../../../delivery';
import { PageLink } from '../../../shell/controls';
import { shopHref, writeReviewHref } from '../../../shell/paths';
import { BrandSection } from './BrandSection';
import { productAddress } from '../../tires';
import type { ProductViewProps } from './product-view-props';
import styles from './Product.module.css';
import { specRows } from './spec-rows';

/** Sections of the page by element id. */
export const PRODUCT_SECTIONS = [
  { id: 'insights', label: 'Insights' },
  { id: 'description', label: 'Description' },
  { id: 'specs', label: 'Specs' },
  { id: 'installation', label: 'Installation' },
  { id: 'reviews', label: 'Reviews' },
  { id: 'brand', label: 'Brand' },
  { id: 'recommendation', label: 'Recommendation' },
] as const;

const Insights = ({ product }: { product: ProductReply }) => {
  const { score, scoreBasis } = product;
  return (
    <section id="insights" className={styles.section}>
      <div className={styles.scoreHead}>
        <h2>SimpleScore</h2>
        <span className={styles.scoreFigure}>
          {score === null ? 'Score unavailable' : formatScore(score.overall)}
        </span>
      </div>
      {score !== null && (
        <ScoreBars
          size="l"
          items={[
            { label: 'Long lasting', score: score.longLasting },
            { label: 'Handling', score: score.handling },
            { label: 'Traction', score: score.traction },
            { label: 'Durability', score: score.durability },
          ]}
        />
      )}
      {scoreBasis.length > 0 && (
        <details className={styles.basis}>
          <summary>How we score</summary>
          <DataList rows={scoreBasis.map(({ label, text }) => ({ id: label, label, value: text }))} />
        </details>
      )}
      <p className={styles.note}>
        Good is 7 to 8, great 8 to 9, excellent 9 to 10. The full width of a bar is 10.
      </p>
    </section>
  );
};

interface InstallationProps {
  readonly shops: ProductReply['shops'];
  readonly hasZip: boolean;
  readonly nextShop?: string | null;
}

const withFirst = (shops: ProductReply['shops'], code: string | null): ProductReply['shops'] =>
  [...shops].sort((one, other) => Number(other.code === code) - Number(one.code === code));

/** Nearby shops that mount the tire; the one that the shopper has chosen leads. */
export const Installation = ({ shops, hasZip, nextShop = null }: InstallationProps) => (
  <section id="installation" className={styles.section}>
    <h2>Installation</h2>
    {shops.length > 0 ? (
      <>
        <p className={styles.note}>
          You choose the shop at checkout. Installing four or more tires saves{' '}
          {formatMoneyRounded(INSTALLATION_SAVING)}.
        </p>
        <ul role="list" className={styles.shops}>
          {withFirst(shops, nextShop).map((shop) => (
            <li key={shop.shopId}>
              <ShopCard
                name={shop.company}
                href={shopHref(shop)}
                linkAs={PageLink}
                place={`${shop.address1}, ${shop.city}${shop.distanceMiles === null ? '' : `, ${shop.distanceMiles.toFixed(1)} mi`}`}
                priceInCents={shop.installPriceInCents}
                rating={shop.rating}
                reviewCount={shop.reviewCount}
                isSelected={shop.code === nextShop}
                slots={shop.code === nextShop && 'Your shop'}
              />
            </li>
          ))}
        </ul>
      </>
    ) : (
      <p className={styles.note}>
        {hasZip ? (
          'No shops found for this tire near you. We ship it to your door.'
        ) : (
          <>
            <LocationChip place={null} label="Add your ZIP" /> to see nearby shops that mount this tire.
          </>
        )}
      </p>
    )}
  </section>
);

/** The page's sections below the pictures. */
export const ProductSections = ({
  product,
  brand,
  reviews,
  shopper,
  nextShop,
  request,
  path,
  parts,
}: ProductViewProps) => (
  <div className={styles.sections}>
    <Insights product={product} />
    <section id="description" className={styles.section}>
      <h2>Description</h2>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.note}>
        {product.categoryName} tire, made for {product.vehicleType.toLowerCase()} vehicles
        {product.hasSnowflake ? ', severe snow rated' : ''}.
      </p>
    </section>
    <section id="specs" className={styles.section}>
      <h2>Specs</h2>
      {product.selected === null ? (
        <p className={styles.note}>Select a tire size first: every size has its own specs.</p>
      ) : (
        <DataList isRuled rows={specRows(product.selected)} />
      )}
    </section>
    <Installation shops={product.shops} hasZip={shopper.place !== null} nextShop={nextShop} />
    <section id="reviews" className={styles.section}>
      <h2>Reviews</h2>
      <parts.Reviews
        reviews={reviews}
        request={request.reviews}
        hrefOf={(other) => `${productAddress(path, { ...request, reviews: other })}#reviews`}
        vehicle={shopper.vehicle === null ? null : vehicleText(shopper.vehicle)}
        writeHref={writeReviewHref(product.brandSlug, product.lineSlug)}
      />
    </section>
    <BrandSection product={product} brand={brand} />
  </div>
);

import { SHOP_SORTS, type ShopCard as Shop } from '@simpletread/contract';
import { formatPhone } from '@simpletread/domain';
import { EmptyState, ShopCard } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { shopHref } from '../../shell/paths';
import styles from './Shops.module.css';
import type { NearbyShops, ShopSort } from './read-shops';

interface NearbyShopListProps {
  readonly found: NearbyShops;
  readonly sort: ShopSort;
}

const SORT_WORDS: Readonly<Record<ShopSort, string>> = {
  recommended: 'Recommended',
  distance: 'Nearest',
  price: 'Price',
  reviews: 'Reviews',
};

const placeOf = ({ address1, city, state, distanceMiles }: Shop): string =>
  [
    `${address1}, ${city}, ${state}`,
    ...(distanceMiles === null ? [] : [`${distanceMiles.toFixed(1)} mi`]),
  ].join(', ');

/** Shops around a place in the chosen order; sort orders are links, so they work without script. */
export const NearbyShopList = ({ found, sort }: NearbyShopListProps) => {
  if (found.shops.length === 0)
    return (
      <EmptyState title="No shops found">
        No partner shop is within 25 miles of {found.city}, {found.state}. We can ship tires to you instead.
      </EmptyState>
    );
  return (
    <section aria-labelledby="shops-near">
      <h2 id="shops-near">
        {found.total === 1 ? '1 shop' : `${found.total} shops`} near {found.city}, {found.state}
      </h2>
      <nav aria-label="Sort by" className={styles.sorts}>
        {SHOP_SORTS.map((one) => (
          <PageLink
            key={one}
            href={`/tire-shops?zip=${found.zip}&sort=${one}`}
            aria-current={one === sort ? 'true' : undefined}
          >
            {SORT_WORDS[one]}
          </PageLink>
        ))}
      </nav>
      <ul role="list" className={styles.list}>
        {found.shops.map((shop) => (
          <li key={shop.shopId}>
            <ShopCard
              name={shop.company}
              href={shopHref(shop)}
              linkAs={PageLink}
              place={placeOf(shop)}
              perTire={shop.installPriceInCents}
              rating={shop.rating}
              reviewCount={shop.reviewCount}
              slots={
                <a href={`tel:${shop.phone.replace(/\D/g, '')}`}>{formatPhone(shop.phone, 'parentheses')}</a>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

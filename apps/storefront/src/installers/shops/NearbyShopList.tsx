import { EmptyState } from '@simpletread/ui';
import { SHOPS_PATH } from '../../shell/paths';
import { shopsWords } from './area-words';
import type { NearbyShops } from './read-shops';
import { hasFilters, type ShopListQuery } from './shop-list-query';
import type { ShopOffers } from './shop-offers';
import { ShopList } from './ShopList';

interface NearbyShopListProps {
  readonly found: NearbyShops;
  readonly query: ShopListQuery;
  readonly now: Date;
  readonly offers: ShopOffers;
}

/** Shops around a ZIP. */
export const NearbyShopList = ({ found, query, now, offers }: NearbyShopListProps) => {
  if (found.total === 0 && !hasFilters(query))
    return (
      <EmptyState title="No shops found">
        No partner shop is within 25 miles of {found.city}, {found.state}. We can ship tires to you instead.
      </EmptyState>
    );
  return (
    <section aria-labelledby="shops-near">
      <h2 id="shops-near">
        {shopsWords(found.total)} near {found.city}, {found.state}
      </h2>
      <ShopList
        path={`${SHOPS_PATH}?zip=${found.zip}`}
        query={query}
        shops={found.shops}
        total={found.total}
        now={now}
        offers={offers}
      />
    </section>
  );
};

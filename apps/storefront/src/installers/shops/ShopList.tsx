import type { ShopCard as Shop } from '@simpletread/contract';
import { SHOP_SORTS } from '@simpletread/contract';
import { formatPhone, shopOpening } from '@simpletread/domain';
import { classNames, EmptyState, Pagination, ShopCard } from '@simpletread/ui';
import { PageLink } from '../../shell/controls';
import { shopHref } from '../../shell/paths';
import { SHOPS_PER_PAGE } from './read-shops';
import type { ShopOffer, ShopOffers } from './shop-offers';
import { ShopTimes } from './ShopTimes';
import { SHOP_OFFERS, shopListHref, type ShopListQuery, type ShopSort } from './shop-list-query';
import styles from './Shops.module.css';

const SORT_WORDS: Readonly<Record<ShopSort, string>> = {
  recommended: 'Recommended',
  distance: 'Nearest',
  price: 'Price',
  reviews: 'Reviews',
};

const tiresWords = (tires: number): string => (tires === 1 ? 'tire' : `${tires} tires`);

const placeOf = ({ address1, city, state, distanceMiles }: Shop): string =>
  [
    `${address1}, ${city}, ${state}`,
    ...(distanceMiles === null ? [] : [`${distanceMiles.toFixed(1)} mi`]),
  ].join(', ');

interface ListProps {
  /** Address of the page, with what isn't in `query`. */
  readonly path: string;
  readonly query: ShopListQuery;
}

const Filters = ({ path, query }: ListProps) => {
  const pill = (label: string, isOn: boolean, changed: Partial<ShopListQuery>) => (
    <PageLink
      key={label}
      href={shopListHref(path, { ...query, page: 1, ...changed })}
      aria-current={isOn ? 'true' : undefined}
      className={styles.pill}
      rel="nofollow"
    >
      {label}
    </PageLink>
  );
  const { offers, isOpenNow } = query;
  const toggled = (key: string) =>
    offers.includes(key) ? offers.filter((one) => one !== key) : [...offers, key];
  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      {pill('Open now', isOpenNow, { isOpenNow: !isOpenNow })}
      <details open={offers.length > 0}>
        <summary>Services and badges{offers.length > 0 && ` (${offers.length})`}</summary>
        <div className={styles.pills}>
          {SHOP_OFFERS.map(([key, label]) => pill(label, offers.includes(key), { offers: toggled(key) }))}
        </div>
      </details>
    </div>
  );
};

interface CardProps {
  readonly shop: Shop;
  readonly now: Date;
  readonly tires: number;
  /** Null if it isn't known. */
  readonly offer: ShopOffer | null;
}

const Card = ({ shop, now, tires, offer }: CardProps) => {
  const { isOpen, words } = shopOpening(shop.hours, shop.timeZone, now);
  const installation = offer?.canInstall === true && offer.isInArea ? offer.installation : null;
  return (
    <ShopCard
      name={shop.company}
      href={shopHref(shop)}
      linkAs={PageLink}
      place={placeOf(shop)}
      priceInCents={installation ?? shop.installPriceInCents}
      {...(installation === null ? {} : { priceNote: `for your ${tiresWords(tires)}` })}
      rating={shop.rating}
      reviewCount={shop.reviewCount}
      slots={
        <div className={styles.part}>
          <span className={styles.now}>
            <span className={classNames(styles.state, isOpen && styles.isOpen)}>{words}</span>
            <a href={`tel:${shop.phone.replace(/\D/g, '')}`}>{formatPhone(shop.phone, 'parentheses')}</a>
          </span>
          {offer !== null && <ShopTimes shop={shop} offer={offer} />}
        </div>
      }
    />
  );
};

interface ShopListProps extends ListProps {
  readonly shops: readonly Shop[];
  /** Shops on all pages. */
  readonly total: number;
  readonly now: Date;
  readonly offers: ShopOffers;
}

/** Shops in the chosen order, with filters and pages; all of them are links, so they work without script. */
export const ShopList = ({ path, query, shops, total, now, offers }: ShopListProps) => (
  <div className={styles.shops}>
    <nav aria-label="Sort by" className={styles.sorts}>
      {SHOP_SORTS.map((sort) => (
        <PageLink
          key={sort}
          href={shopListHref(path, { ...query, page: 1, sort })}
          aria-current={sort === query.sort ? 'true' : undefined}
          rel="nofollow"
        >
          {SORT_WORDS[sort]}
        </PageLink>
      ))}
    </nav>
    <Filters path={path} query={query} />
    {shops.length === 0 && total > 0 && (
      <EmptyState title="No more shops">
        This list has no page {query.page}.{' '}
        <PageLink href={shopListHref(path, { ...query, page: 1 })}>Back to the first page</PageLink>
      </EmptyState>
    )}
    {total === 0 ? (
      <EmptyState title="No shops found">
        No shop here matches these filters.{' '}
        <PageLink href={shopListHref(path, { ...query, page: 1, isOpenNow: false, offers: [] })}>
          Clear filters
        </PageLink>
      </EmptyState>
    ) : (
      <ul role="list" className={styles.list}>
        {shops.map((shop) => (
          <li key={shop.shopId}>
            <Card shop={shop} now={now} tires={offers.tires} offer={offers.byCode.get(shop.code) ?? null} />
          </li>
        ))}
      </ul>
    )}
    <Pagination
      page={query.page}
      pageCount={Math.ceil(total / SHOPS_PER_PAGE)}
      hrefOf={(page) => shopListHref(path, { ...query, page })}
      linkAs={PageLink}
      label="Pages of shops"
    />
  </div>
);

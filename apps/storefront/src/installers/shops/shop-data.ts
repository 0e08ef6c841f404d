import type { ShopCard, ShopPage } from '@simpletread/contract';
import { formatMoney, WEEKDAY_NAMES, WEEKDAYS } from '@simpletread/domain';
import type { AutoRepair, ItemList } from 'schema-dts';
import { shopHref } from '../../shell/paths';
import { absolute } from '../../shell/search-engines';

const addressText = ({ company, address1, city, state, zip }: ShopPage): string =>
  `${company}, ${address1}, ${city}, ${state} ${zip}`;

/** Returns a map's address with the way to a shop; phones open it in their own map. */
export const directionsHref = (shop: ShopPage): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressText(shop))}`;

/** Returns a shop for search engines; its rating only where the reviews behind it are on the page. */
export const shopData = (shop: ShopPage, path: string, isRated: boolean): Exclude<AutoRepair, string> => ({
  '@type': 'AutoRepair',
  '@id': absolute(path),
  name: shop.company,
  url: absolute(path),
  telephone: shop.phone,
  priceRange: `${formatMoney(shop.installPriceInCents)} per tire`,
  ...(isRated && shop.rating !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating' as const,
          ratingValue: shop.rating,
          reviewCount: shop.reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}),
  address: {
    '@type': 'PostalAddress',
    streetAddress: shop.address1,
    addressLocality: shop.city,
    addressRegion: shop.state,
    postalCode: shop.zip,
    addressCountry: 'US',
  },
  openingHoursSpecification: WEEKDAYS.flatMap((day) => {
    const hours = shop.hours[day];
    return hours === null
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification' as const,
            dayOfWeek: `https://schema.org/${WEEKDAY_NAMES[day]}` as `https://schema.org/${'Monday'}`,
            opens: hours.open,
            closes: hours.close,
          },
        ];
  }),
});

/** Returns a page's shops for search engines, in their order. */
export const shopListData = (shops: readonly ShopCard[]): Exclude<ItemList, string> => ({
  '@type': 'ItemList',
  itemListElement: shops.map((shop, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: shop.company,
    url: absolute(shopHref(shop)),
  })),
});

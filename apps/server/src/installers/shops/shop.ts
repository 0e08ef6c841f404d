import type { ShopCard, ShopPage } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

/** A partner shop that mounts tires. */
export interface Shop {
  readonly shopId: string;
  readonly code: string;
  readonly slug: string;
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  /** For our own messages; not shown to shoppers. */
  readonly email: string;
  readonly timeZone: string;
  readonly installPriceInCents: Cents;
  readonly minRimIn: number;
  readonly maxRimIn: number;
  readonly minAspect: number;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly doesMobile: boolean;
  readonly badges: readonly string[];
  readonly services: readonly string[];
  readonly hours: ShopCard['hours'];
  readonly isActive: boolean;
}

/** A shop seen from somewhere. */
export interface NearShop {
  readonly shop: Shop;
  readonly distanceMiles: number;
}

const inTenths = (miles: number): number => Math.round(miles * 10) / 10;

/** A shop as the contract shows it. */
export const shopCardOf = (shop: Shop, distanceMiles: number | null = null): ShopCard => ({
  shopId: shop.shopId,
  code: shop.code,
  slug: shop.slug,
  company: shop.company,
  address1: shop.address1,
  city: shop.city,
  state: shop.state,
  zip: shop.zip,
  phone: shop.phone,
  distanceMiles: distanceMiles === null ? null : inTenths(distanceMiles),
  installPriceInCents: shop.installPriceInCents,
  rating: shop.rating,
  reviewCount: shop.reviewCount,
  doesMobile: shop.doesMobile,
  badges: [...shop.badges],
  services: [...shop.services],
  hours: shop.hours,
  timeZone: shop.timeZone,
});

/** A shop as its own page shows it. */
export const shopPageOf = (shop: Shop): ShopPage => ({
  ...shopCardOf(shop),
  minRimIn: shop.minRimIn,
  maxRimIn: shop.maxRimIn,
  minAspect: shop.minAspect,
});

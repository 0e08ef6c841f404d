import type pg from 'pg';
import { writeColumns } from '../../write-columns.js';
import type { ShopRow } from './shop-row.js';

const rowOf = (shop: ShopRow) => ({
  id: shop.id,
  code: shop.code,
  slug: shop.slug,
  company: shop.company,
  address1: shop.address1,
  city: shop.city,
  state: shop.state,
  zip: shop.zip,
  lat: shop.lat,
  lng: shop.lng,
  phone: shop.phone,
  email: shop.email,
  time_zone: shop.timeZone,
  hours: { ...shop.hours },
  services: shop.services,
  badges: shop.badges,
  install_price_in_cents: shop.installPriceInCents,
  min_rim_in: shop.minRimIn,
  max_rim_in: shop.maxRimIn,
  min_aspect: shop.minAspect,
  does_mobile: shop.doesMobile,
  rating: shop.rating,
  review_count: shop.reviewCount,
  bays: shop.bays,
  status: shop.status,
});

export const writeShops = (client: pg.ClientBase, shops: readonly ShopRow[]): Promise<void> =>
  writeColumns(client, 'installers.shop', shops.map(rowOf));

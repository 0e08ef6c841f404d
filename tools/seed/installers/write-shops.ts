import type pg from 'pg';
import { type CopyValue, copyRows } from '../../database/index.js';
import type { ShopRow } from './shop-row.js';

const COLUMNS = [
  'id',
  'code',
  'slug',
  'company',
  'address1',
  'city',
  'state',
  'zip',
  'lat',
  'lng',
  'phone',
  'email',
  'time_zone',
  'hours',
  'services',
  'badges',
  'install_price_in_cents',
  'min_rim_in',
  'max_rim_in',
  'min_aspect',
  'does_mobile',
  'rating',
  'review_count',
  'bays',
  'status',
];

const values = (shop: ShopRow): readonly CopyValue[] => [
  shop.id,
  shop.code,
  shop.slug,
  shop.company,
  shop.address1,
  shop.city,
  shop.state,
  shop.zip,
  shop.lat,
  shop.lng,
  shop.phone,
  shop.email,
  shop.timeZone,
  { ...shop.hours },
  shop.services,
  shop.badges,
  shop.installPriceInCents,
  shop.minRimIn,
  shop.maxRimIn,
  shop.minAspect,
  shop.doesMobile,
  shop.rating,
  shop.reviewCount,
  shop.bays,
  shop.status,
];

export const writeShops = (client: pg.ClientBase, shops: readonly ShopRow[]): Promise<void> =>
  copyRows(client, 'installers.shop', COLUMNS, shops.map(values));

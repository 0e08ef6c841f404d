import { cents } from '@simpletread/domain';

import type { ShopRow } from './shop.entity.js';
import type { Shop } from './shop.js';

/** A shop's columns. Its map position is for searches only. */
export type StoredShop = Omit<ShopRow, 'lat' | 'lng' | 'updated_at' | 'tire_types' | 'bays_lowered_at'>;

export const shopOf = (row: StoredShop): Shop => ({
  shopId: row.id,
  code: row.code,
  slug: row.slug,
  company: row.company,
  address1: row.address1,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  email: row.email,
  timeZone: row.time_zone,
  installPriceInCents: cents(row.install_price_in_cents),
  minRimIn: row.min_rim_in,
  maxRimIn: row.max_rim_in,
  minAspect: row.min_aspect,
  rating: row.rating === null ? null : Number(row.rating),
  reviewCount: row.review_count,
  doesMobile: row.does_mobile,
  badges: row.badges,
  services: row.services,
  hours: row.hours,
  isActive: row.status === 'active',
});

import { cents } from '@simpletread/domain';

import type { Shop } from './shop.js';

/** A row of `installers.shop`. */
export interface StoredShop {
  readonly id: string;
  readonly code: string;
  readonly slug: string;
  readonly company: string;
  readonly address1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly email: string;
  readonly time_zone: string;
  readonly hours: Shop['hours'];
  readonly services: readonly string[];
  readonly badges: readonly string[];
  readonly install_price_in_cents: number;
  readonly min_rim_in: number;
  readonly max_rim_in: number;
  readonly min_aspect: number;
  readonly does_mobile: boolean;
  readonly rating: string | null;
  readonly review_count: number;
  readonly status: 'active' | 'suspended';
  readonly bays: number;
  readonly version: number;
}

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

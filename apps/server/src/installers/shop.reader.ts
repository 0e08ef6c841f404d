import { Injectable } from '@nestjs/common';
import { cents, type LatLng } from '@simpletread/domain';

import { Database } from '../platform/database/index.js';
import type { NearShop, Shop } from './shop.js';

interface ShopRow {
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
}

interface NearRow extends ShopRow {
  readonly distance_miles: number;
}

const BY_CODE = 'SELECT * FROM installers.shop WHERE code = $1';
const BY_ID = 'SELECT * FROM installers.shop WHERE id = $1';

const WITHIN = `
  SELECT shop.*, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS distance_miles
  FROM installers.shop shop
  WHERE status = 'active'
    AND earth_box(ll_to_earth($1, $2), $3::float8 * 1609.344) @> ll_to_earth(lat, lng)
    AND earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) <= $3::float8 * 1609.344
    AND ($4::float8 IS NULL OR $4::float8 BETWEEN min_rim_in AND max_rim_in)
    AND ($5::float8 IS NULL OR $5::float8 >= min_aspect)`;

const NEAREST = `
  SELECT shop.*, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS distance_miles
  FROM installers.shop shop
  WHERE status = 'active'
    AND ($4::float8 IS NULL OR $4::float8 BETWEEN min_rim_in AND max_rim_in)
    AND ($5::float8 IS NULL OR $5::float8 >= min_aspect)
  ORDER BY ll_to_earth(lat, lng) <-> ll_to_earth($1, $2), code
  LIMIT $3`;

const shopOf = (row: ShopRow): Shop => ({
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

const nearOf = ({ distance_miles: distanceMiles, ...row }: NearRow): NearShop => ({
  shop: shopOf(row),
  distanceMiles,
});

/** Which shops are asked for; null leaves rim or aspect ratio open. */
export interface SizeWish {
  readonly rimIn: number | null;
  readonly aspect: number | null;
}

@Injectable()
export class ShopReader {
  constructor(private readonly database: Database) {}

  async byCode(code: string): Promise<Shop | null> {
    const [row] = await this.database.prepared<ShopRow>(BY_CODE, [code]);
    return row === undefined ? null : shopOf(row);
  }

  async byId(shopId: string): Promise<Shop | null> {
    const [row] = await this.database.prepared<ShopRow>(BY_ID, [shopId]);
    return row === undefined ? null : shopOf(row);
  }

  /** Every active shop within the radius that takes the size, in no order. */
  async within(
    place: LatLng,
    radiusMiles: number,
    { rimIn, aspect }: SizeWish,
  ): Promise<readonly NearShop[]> {
    const params = [place.lat, place.lng, radiusMiles, rimIn, aspect];
    return (await this.database.query<NearRow>(WITHIN, params)).map(nearOf);
  }

  /** The `limit` active shops nearest to a place that take the size, nearest first, however far they are. */
  async nearest(place: LatLng, limit: number, { rimIn, aspect }: SizeWish): Promise<readonly NearShop[]> {
    const params = [place.lat, place.lng, limit, rimIn, aspect];
    return (await this.database.query<NearRow>(NEAREST, params)).map(nearOf);
  }
}

import { Injectable } from '@nestjs/common';
import type { LatLng } from '@simpletread/domain';

import { type Computed, Database } from '../../platform/database/index.js';
import type { NearShop, Shop } from './shop.js';
import type { ShopRow } from './shop.entity.js';
import { shopOf, type StoredShop } from './shop-row.js';

type NearRow = StoredShop & Computed<{ distance_miles: number }>;

const BY_CODE = 'SELECT * FROM installers.shop WHERE code = $1';
const BY_CODES = "SELECT * FROM installers.shop WHERE code = ANY ($1::text[]) AND status = 'active'";
const BY_ID = 'SELECT * FROM installers.shop WHERE id = $1';

const COUNT = "SELECT count(*)::int AS shops FROM installers.shop WHERE status = 'active'";

const ADDRESSES = "SELECT code, slug, updated_at FROM installers.shop WHERE status = 'active' ORDER BY code";

type AddressRow = Pick<ShopRow, 'code' | 'slug' | 'updated_at'>;

const WITHIN = `
  SELECT shop.*, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS distance_miles
  FROM installers.shop shop
  WHERE status = 'active'
    AND earth_box(ll_to_earth($1, $2), $3::float8 * 1609.344) @> ll_to_earth(lat, lng)
    AND earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) <= $3::float8 * 1609.344
    AND ($4::float8 IS NULL OR $4::float8 BETWEEN min_rim_in AND max_rim_in)
    AND ($5::float8 IS NULL OR $5::float8 >= min_aspect)`;

const OF_CITY = `
  SELECT shop.*, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS distance_miles
  FROM installers.shop shop
  WHERE status = 'active' AND state = $3 AND city = $4`;

const NEAREST = `
  SELECT shop.*, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS distance_miles
  FROM installers.shop shop
  WHERE status = 'active'
    AND ($4::float8 IS NULL OR $4::float8 BETWEEN min_rim_in AND max_rim_in)
    AND ($5::float8 IS NULL OR $5::float8 >= min_aspect)
  ORDER BY ll_to_earth(lat, lng) <-> ll_to_earth($1, $2), code
  LIMIT $3`;

const nearOf = ({ distance_miles: distanceMiles, ...row }: NearRow): NearShop => ({
  shop: shopOf(row),
  distanceMiles,
});

/** The wanted shops; null leaves rim or aspect ratio open. */
export interface SizeQuery {
  readonly rimIn: number | null;
  readonly aspect: number | null;
}

@Injectable()
export class ShopReader {
  constructor(private readonly database: Database) {}

  async byCode(code: string): Promise<Shop | null> {
    const [row] = await this.database.prepared<StoredShop>(BY_CODE, [code]);
    return row === undefined ? null : shopOf(row);
  }

  /** The active ones of several shops, in no order. */
  async byCodes(codes: readonly string[]): Promise<readonly Shop[]> {
    return (await this.database.query<StoredShop>(BY_CODES, [codes])).map(shopOf);
  }

  async byId(shopId: string): Promise<Shop | null> {
    const [row] = await this.database.prepared<StoredShop>(BY_ID, [shopId]);
    return row === undefined ? null : shopOf(row);
  }

  /** The number of active shops. */
  async count(): Promise<number> {
    return (await this.database.one<Computed<{ shops: number }>>(COUNT))?.shops ?? 0;
  }

  /** The parts of every active shop's page address. */
  async addresses(): Promise<readonly { code: string; slug: string; modifiedAt: string }[]> {
    const rows = await this.database.query<AddressRow>(ADDRESSES, []);
    return rows.map(({ code, slug, updated_at: at }) => ({ code, slug, modifiedAt: at.toISOString() }));
  }

  /** Every active shop within the radius that takes the size, in no order. */
  async within(
    place: LatLng,
    radiusMiles: number,
    { rimIn, aspect }: SizeQuery,
  ): Promise<readonly NearShop[]> {
    const params = [place.lat, place.lng, radiusMiles, rimIn, aspect];
    return (await this.database.query<NearRow>(WITHIN, params)).map(nearOf);
  }

  /** Every active shop of a city, wherever it is, with its distance from a place, in no order. */
  async ofCity(place: LatLng, state: string, city: string): Promise<readonly NearShop[]> {
    return (await this.database.query<NearRow>(OF_CITY, [place.lat, place.lng, state, city])).map(nearOf);
  }

  /** The `limit` active shops nearest to a place that take the size, nearest first, however far they are. */
  async nearest(place: LatLng, limit: number, { rimIn, aspect }: SizeQuery): Promise<readonly NearShop[]> {
    const params = [place.lat, place.lng, limit, rimIn, aspect];
    return (await this.database.query<NearRow>(NEAREST, params)).map(nearOf);
  }
}

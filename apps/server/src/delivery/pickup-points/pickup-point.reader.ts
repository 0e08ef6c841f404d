import { Injectable } from '@nestjs/common';
import type { LatLng } from '@simpletread/domain';

import { type Computed, Database } from '../../platform/database/index.js';
import type { PickupPointPlace } from './pickup-point-place.js';
import type { PickupPointRow } from './pickup-point.entity.js';

export type PointRow = Omit<PickupPointRow, 'id' | 'lat' | 'lng' | 'version' | 'updated_at'>;

type FarRow = PointRow & Computed<{ miles: number }>;
type NearRow = FarRow & Computed<{ total: number }>;

const COLUMNS =
  'code, name, address1, city, state, zip, phone, time_zone, hours, status, warehouse_code, closed_days, directions';

const BY_CODE = `SELECT ${COLUMNS} FROM locations.pickup_point WHERE code = $1`;

// The box uses the index. Its corners are farther away than its radius.
const WITHIN = `
  SELECT near.*, count(*) OVER ()::int AS total FROM (
    SELECT ${COLUMNS}, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS miles
    FROM locations.pickup_point
    WHERE status = 'active' AND warehouse_code IS NULL AND earth_box(ll_to_earth($1, $2), $3::float8 * 1609.344) @> ll_to_earth(lat, lng)
  ) AS near
  WHERE miles <= $3::float8 ORDER BY miles, code LIMIT $4`;

// Some ten rows at most.
const COUNTERS = `
  SELECT ${COLUMNS}, earth_distance(ll_to_earth(lat, lng), ll_to_earth($1, $2)) / 1609.344 AS miles
  FROM locations.pickup_point WHERE status = 'active' AND warehouse_code IS NOT NULL ORDER BY miles, code`;

/** A row as a place. */
export const placeOf = (row: PointRow): PickupPointPlace => ({
  code: row.code,
  name: row.name,
  address1: row.address1,
  city: row.city,
  state: row.state,
  zip: row.zip,
  phone: row.phone,
  hours: row.hours,
  closedDays: [...row.closed_days],
  directions: row.directions,
  timeZone: row.time_zone,
  isActive: row.status === 'active',
  warehouseCode: row.warehouse_code,
});

export interface NearPickupPoints {
  /** The number within the radius, including those beyond the limit. */
  readonly total: number;
  readonly points: readonly { readonly place: PickupPointPlace; readonly miles: number }[];
}

/** Reads the carrier's locations and the counters of warehouses. */
@Injectable()
export class PickupPointReader {
  constructor(private readonly database: Database) {}

  /** Closed ones too. */
  async byCode(code: string): Promise<PickupPointPlace | null> {
    const [row] = await this.database.prepared<PointRow>(BY_CODE, [code]);
    return row === undefined ? null : placeOf(row);
  }

  /** The counters of warehouses within the radius, nearest first. */
  async counters({ lat, lng }: LatLng, radiusMiles: number): Promise<NearPickupPoints['points']> {
    const rows = await this.database.query<FarRow>(COUNTERS, [lat, lng]);
    return rows
      .filter(({ miles }) => miles <= radiusMiles)
      .map((row) => ({ place: placeOf(row), miles: row.miles }));
  }

  /** The `limit` nearest that take tires within the radius, nearest first. */
  async within({ lat, lng }: LatLng, radiusMiles: number, limit: number): Promise<NearPickupPoints> {
    const params = [lat, lng, radiusMiles, limit];
    const rows = await this.database.query<NearRow>(WITHIN, params);
    return {
      total: rows[0]?.total ?? 0,
      points: rows.map((row) => ({ place: placeOf(row), miles: row.miles })),
    };
  }
}

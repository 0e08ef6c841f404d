import { Injectable } from '@nestjs/common';
import { type Cents, cents, type LatLng, type PriceDestination, type TireFee } from '@simpletread/domain';

import { type Computed, Database } from '../../platform/database/index.js';
import type { StateTaxPastRow } from './state-tax-past.entity.js';
import type { StateTaxRow } from './state-tax.entity.js';
import type { ZipPlace } from './zip-place.js';
import type { ZipRow } from './zip.entity.js';

type TaxColumns = Pick<
  StateTaxRow,
  | 'sales_tax_rate_ppm'
  | 'tire_fee_basis'
  | 'tire_fee_in_cents'
  | 'tire_fee_rate_ppm'
  | 'tire_fee_max_in_cents'
  | 'tire_fee_large_rim_from_in'
  | 'tire_fee_large_rim_in_cents'
  | 'tire_fee_large_rim_rate_ppm'
>;

type Untaxed = { readonly [Name in keyof TaxColumns]: null };

type PlaceRow = Pick<ZipRow, 'zip' | 'city' | 'state' | 'lat' | 'lng' | 'is_military' | 'is_contiguous'> &
  (TaxColumns | Untaxed);

type LastChangeRow = Computed<{ at: StateTaxPastRow['until'] | null }>;

const PLACE = `
  SELECT zip.zip, zip.city, zip.state, zip.lat, zip.lng, zip.is_military, zip.is_contiguous,
         tax.sales_tax_rate_ppm, tax.tire_fee_basis, tax.tire_fee_in_cents, tax.tire_fee_rate_ppm,
         tax.tire_fee_max_in_cents, tax.tire_fee_large_rim_from_in, tax.tire_fee_large_rim_in_cents,
         tax.tire_fee_large_rim_rate_ppm
  FROM locations.zip zip`;

const ITS_OWN = 'tax.state = zip.state AND NOT zip.is_military WHERE zip.zip = $1';

const FIND_ZIP = `${PLACE} LEFT JOIN locations.state_tax tax ON ${ITS_OWN}`;

// A state's former record: the first one replaced after the moment, or today's.
const FIND_ZIP_AT = `${PLACE} LEFT JOIN (
    SELECT (jsonb_populate_record(NULL::locations.state_tax, fields)).*
    FROM (SELECT DISTINCT ON (state) fields FROM locations.state_tax_past WHERE until > $2 ORDER BY state, until) AS past
    UNION ALL
    SELECT today.* FROM locations.state_tax today
    WHERE NOT EXISTS (SELECT FROM locations.state_tax_past past WHERE past.state = today.state AND past.until > $2)
  ) AS tax ON ${ITS_OWN}`;

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount));

const tireFeeOf = (row: TaxColumns): TireFee => ({
  basis: row.tire_fee_basis,
  perTireInCents: cents(row.tire_fee_in_cents),
  ratePpm: row.tire_fee_rate_ppm,
  maxPerTireInCents: orNull(row.tire_fee_max_in_cents),
  largeRim:
    row.tire_fee_large_rim_from_in === null
      ? null
      : {
          fromRimIn: Number(row.tire_fee_large_rim_from_in),
          perTireInCents: cents(row.tire_fee_large_rim_in_cents ?? 0),
          ratePpm: row.tire_fee_large_rim_rate_ppm ?? 0,
        },
});

const destinationOf = (row: PlaceRow): PriceDestination | null =>
  row.sales_tax_rate_ppm === null
    ? null
    : { state: row.state, salesTaxRatePpm: row.sales_tax_rate_ppm, tireFee: tireFeeOf(row) };

const LAST_TAX_CHANGE = 'SELECT max(until) AS at FROM locations.state_tax_past';

// A degree of longitude is shorter farther north. Beyond about one degree we have nothing nearby.
const NEAREST_ZIP = `
  SELECT zip FROM locations.zip
  WHERE NOT is_military AND lat BETWEEN $1 - 0.8 AND $1 + 0.8 AND lng BETWEEN $2 - 1.2 AND $2 + 1.2
  ORDER BY power(lat - $1, 2) + power((lng - $2) * cos(radians($1)), 2), zip LIMIT 1`;

/** Looks up ZIP codes with the tax and fee of their state. */
@Injectable()
export class ZipReader {
  constructor(private readonly database: Database) {}

  /** The ZIP code whose center is nearest to a position. Null if none is within some fifty miles. */
  async nearest({ lat, lng }: LatLng): Promise<string | null> {
    const [row] = await this.database.query<Pick<ZipRow, 'zip'>>(NEAREST_ZIP, [lat, lng]);
    return row?.zip ?? null;
  }

  async find(zip5: string): Promise<ZipPlace | null> {
    const [row] = await this.database.prepared<PlaceRow>(FIND_ZIP, [zip5]);
    return row === undefined ? null : this.placeOf(row);
  }

  /** The place with tax and fee of its state as they were at a moment. */
  async findAt(zip5: string, at: Date): Promise<ZipPlace | null> {
    const row = await this.database.one<PlaceRow>(FIND_ZIP_AT, [zip5, at]);
    return row === null ? null : this.placeOf(row);
  }

  /** When a tax or fee has last changed; null where none ever has. */
  async lastTaxChange(): Promise<Date | null> {
    return (await this.database.one<LastChangeRow>(LAST_TAX_CHANGE))?.at ?? null;
  }

  private placeOf(row: PlaceRow): ZipPlace {
    return {
      zip: row.zip,
      city: row.city,
      state: row.state,
      position: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
      isContiguous: row.is_contiguous,
      isMilitary: row.is_military,
      destination: destinationOf(row),
    };
  }
}

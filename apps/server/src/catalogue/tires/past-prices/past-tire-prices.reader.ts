import { Injectable } from '@nestjs/common';
import type { FormerPrice } from '@simpletread/domain';

import { Database, type Renamed } from '../../../platform/database/index.js';
import type { TirePricePastRow } from './tire-price-past.entity.js';

const AT = `
  SELECT DISTINCT ON (tire_id) tire_id AS "tireId", price_in_cents AS "priceInCents", road_hazard_in_cents AS "roadHazardInCents"
  FROM catalogue.tire_price_past WHERE tire_id = ANY ($1::uuid[]) AND until > $2 ORDER BY tire_id, until`;

const CHANGES = `
  SELECT tire_id AS "tireId", price_in_cents AS "priceInCents", until FROM catalogue.tire_price_past
  WHERE tire_id = ANY ($1::uuid[]) AND until > $2 ORDER BY until`;

/** The price of a tire and of its coverage. */
export type TirePrice = Renamed<
  TirePricePastRow,
  { priceInCents: 'price_in_cents'; roadHazardInCents: 'road_hazard_in_cents' }
>;

type FormerPriceRow = Pick<TirePricePastRow, 'until'> &
  Renamed<TirePricePastRow, { tireId: 'tire_id'; priceInCents: 'price_in_cents' }>;

type PastPrice = TirePrice & Renamed<TirePricePastRow, { tireId: 'tire_id' }>;

/** Tires' own prices as they were. */
@Injectable()
export class PastTirePrices {
  constructor(private readonly database: Database) {}

  /** The prices that tires had at `at` and later, each until it changed, oldest first; current ones are missing. */
  async changesSince(
    tireIds: readonly string[],
    at: Date,
  ): Promise<ReadonlyMap<string, readonly FormerPrice[]>> {
    const rows = await this.database.query<FormerPriceRow>(CHANGES, [[...tireIds], at]);
    const byTire = new Map<string, FormerPriceRow[]>();
    for (const row of rows) byTire.set(row.tireId, [...(byTire.get(row.tireId) ?? []), row]);
    return byTire;
  }

  /** Former prices by tire, for those whose price has changed since `at`. */
  async changedSince(tireIds: readonly string[], at: Date): Promise<ReadonlyMap<string, TirePrice>> {
    const rows = await this.database.query<PastPrice>(AT, [[...tireIds], at]);
    return new Map(rows.map(({ tireId, ...price }) => [tireId, price]));
  }
}

import { Injectable } from '@nestjs/common';
import { type FitmentRecord, isLoadIndex, isLoadRange, isSpeedSymbol } from '@simpletread/domain';

import { type Computed, Database, type Renamed } from '../../platform/database/index.js';
import type { FitmentRevisionRow } from './fitment-revision.entity.js';
import type { FitmentRow } from './fitment.entity.js';
import type { KnownVehicleRow } from './known-vehicle.entity.js';
import { VehicleIndex, type VehicleModel } from './vehicle-index.js';

type FittedRow = Omit<FitmentRow, 'id' | 'version' | 'updated_at'>;

type ModelRow = Pick<KnownVehicleRow, 'make' | 'model'> &
  Renamed<KnownVehicleRow, { makeSlug: 'make_slug'; modelSlug: 'model_slug' }> &
  Computed<{ years: readonly KnownVehicleRow['year'][] }>;

type ModelYearRow = Renamed<KnownVehicleRow, { vehicleType: 'vehicle_type'; isEv: 'is_ev' }> &
  Computed<{ trims: readonly KnownVehicleRow['trim'][] }>;

const MODELS = `
  SELECT make, model, make_slug AS "makeSlug", model_slug AS "modelSlug",
         array_agg(DISTINCT year ORDER BY year DESC) AS years
  FROM fitment.vehicle GROUP BY make, model, make_slug, model_slug ORDER BY lower(make), lower(model)`;

const RECORDS = `
  SELECT make, model, year_from, year_to, trim, front_size, front_load_index, front_load_index_dual, front_speed,
         load_range, rear_size, rear_load_index, rear_speed, is_staggered, confidence
  FROM fitment.fitment ORDER BY make, model, year_from, trim, id`;

const MODEL_YEAR = `
  SELECT mode() WITHIN GROUP (ORDER BY vehicle_type) AS "vehicleType", bool_and(is_ev) AS "isEv",
         coalesce(array_agg(DISTINCT trim ORDER BY trim) FILTER (WHERE trim <> ''), '{}') AS trims
  FROM fitment.vehicle
  JOIN unnest($1::text[], $2::text[]) AS spelled (make_slug, model_slug) USING (make_slug, model_slug)
  WHERE year = $3 HAVING count(*) > 0`;

const TIRE_COUNTS = `
  SELECT counted.tires
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pair (front, rear, position)
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS tires FROM catalogue.tire front
    WHERE front.search_size = pair.front AND front.status = 'active'
      AND (pair.rear IS NULL OR EXISTS (
        SELECT 1 FROM catalogue.tire rear
        WHERE rear.line_id = front.line_id AND rear.search_size = pair.rear AND rear.status = 'active'))
  ) counted
  ORDER BY pair.position`;

const REVISION = 'SELECT value FROM fitment.revision';

const loadIndexOf = (value: number | null) => (value !== null && isLoadIndex(value) ? value : null);
const speedOf = (value: string | null) => (value !== null && isSpeedSymbol(value) ? value : null);
const rangeOf = (value: string | null) => (value !== null && isLoadRange(value) ? value : null);

const recordOf = (row: FittedRow): FitmentRecord => ({
  make: row.make,
  model: row.model,
  yearFrom: row.year_from,
  yearTo: row.year_to,
  trim: row.trim,
  frontSize: row.front_size,
  frontLoadIndex: loadIndexOf(row.front_load_index),
  frontLoadIndexDual: loadIndexOf(row.front_load_index_dual),
  frontSpeed: speedOf(row.front_speed),
  loadRange: rangeOf(row.load_range),
  rearSize: row.rear_size,
  rearLoadIndex: loadIndexOf(row.rear_load_index),
  rearSpeed: speedOf(row.rear_speed),
  isStaggered: row.is_staggered,
  confidence: row.confidence,
});

/** The known fitments of a model in one year, over all its variants. */
export interface ModelYear {
  readonly vehicleType: string;
  /** True when every variant of that year is electric. */
  readonly isEv: boolean;
  readonly trims: readonly string[];
}

/** A size, or the front and rear sizes of a staggered set. */
export interface SizePair {
  /** Codes of searches. */
  readonly frontSize: string;
  readonly rearSize: string | null;
}

@Injectable()
export class FitmentReader {
  constructor(private readonly database: Database) {}

  /** Another text whenever a vehicle or its sizes were written. */
  async revision(): Promise<string> {
    const [row] = await this.database.prepared<Pick<FitmentRevisionRow, 'value'>>(REVISION);
    return row?.value ?? '';
  }

  async index(): Promise<VehicleIndex> {
    const [models, records] = await Promise.all([
      this.database.query<ModelRow>(MODELS),
      this.database.query<FittedRow>(RECORDS),
    ]);
    return new VehicleIndex(models, records.map(recordOf));
  }

  /** A model in one year, over all its variants and spellings. Null if it wasn't sold then. */
  async modelYear(spellings: readonly VehicleModel[], year: number): Promise<ModelYear | null> {
    const [row] = await this.database.prepared<ModelYearRow>(MODEL_YEAR, [
      spellings.map(({ makeSlug }) => makeSlug),
      spellings.map(({ modelSlug }) => modelSlug),
      year,
    ]);
    return row ?? null;
  }

  /** For each pair the tires on sale in its size; of a staggered pair those whose line has both sizes. */
  async tireCounts(pairs: readonly SizePair[]): Promise<readonly number[]> {
    const fronts = pairs.map(({ frontSize }) => frontSize);
    const rears = pairs.map(({ rearSize }) => rearSize);
    const rows = await this.database.prepared<Computed<{ tires: number }>>(TIRE_COUNTS, [fronts, rears]);
    return rows.map(({ tires }) => tires);
  }
}

import { Injectable } from '@nestjs/common';
import type { ElectricModel } from '@simpletread/contract';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { KnownVehicleRow } from './known-vehicle.entity.js';

type ElectricRow = Pick<KnownVehicleRow, 'make' | 'model' | 'year'> &
  Renamed<KnownVehicleRow, { makeSlug: 'make_slug'; modelSlug: 'model_slug' }>;

// A model year counts if every variant is electric. A Kona, which also comes with an engine, doesn't count.
const ELECTRIC = `
  SELECT make, model, make_slug AS "makeSlug", model_slug AS "modelSlug", max(year) AS year
  FROM (SELECT make, model, make_slug, model_slug, year FROM fitment.vehicle
        GROUP BY make, model, make_slug, model_slug, year HAVING bool_and(is_ev)) electric
  WHERE EXISTS (SELECT 1 FROM fitment.fitment fitted
                WHERE fitted.make = electric.make AND fitted.model = electric.model
                  AND electric.year BETWEEN fitted.year_from AND fitted.year_to)
  GROUP BY make, model, make_slug, model_slug ORDER BY lower(make), lower(model)`;

@Injectable()
export class ElectricVehicleReader {
  constructor(private readonly database: Database) {}

  /** By make and model. */
  models(): Promise<ElectricModel[]> {
    return this.database.query<ElectricRow>(ELECTRIC);
  }
}

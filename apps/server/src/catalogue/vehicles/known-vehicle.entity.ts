import {
  boolean,
  entityOf,
  integer,
  primary,
  type RowOf,
  smallint,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  year: smallint(),
  make: text(),
  model: text(),
  trim: withDefault(text(), "''::text"),
  body: withDefault(text(), "''::text"),
  vehicle_type: text(),
  drive: withDefault(text(), "''::text"),
  powertrain: withDefault(text(), "''::text"),
  is_ev: boolean(),
  source: text(),
  make_slug: text(),
  model_slug: text(),
  updated_at: withDefault(timestamptz(), 'now()'),
  version: withDefault(integer(), '1'),
};

/** A row of `fitment.vehicle`. */
export type KnownVehicleRow = RowOf<typeof columns>;

export const knownVehicleEntity = entityOf('fitment.vehicle', columns);

import {
  char,
  date,
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  version: withDefault(integer(), '1'),
  fleet_id: uuid(),
  number: text(),
  year: integer(),
  make: text(),
  model: text(),
  trim: withDefault(text(), "''::text"),
  make_slug: text(),
  model_slug: text(),
  vin: nullable(char(17)),
  plate: nullable(text()),
  front_size: nullable(text()),
  rear_size: nullable(text()),
  miles: nullable(integer()),
  miles_on: nullable(date()),
  rotated_on: nullable(date()),
  rotated_miles: nullable(integer()),
  due_on: nullable(date()),
  due_miles: nullable(integer()),
  retired_at: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.fleet_unit`. */
export type FleetUnitEntityRow = RowOf<typeof columns>;

export const fleetUnitEntity = entityOf('sales.fleet_unit', columns);

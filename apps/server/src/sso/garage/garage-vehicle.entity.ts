import {
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
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  account_id: uuid(),
  version: withDefault(integer(), '1'),
  year: integer(),
  make: text(),
  model: text(),
  trim: text(),
  make_slug: text(),
  model_slug: text(),
  front_size: nullable(text()),
  rear_size: nullable(text()),
  mileage: nullable(integer()),
  mileage_on: nullable(date()),
  rotated_on: date(),
  rotated_mileage: nullable(integer()),
  reminded_count: withDefault(integer(), '0'),
  created_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `customers.vehicle`. */
export type GarageVehicleRow = RowOf<typeof columns>;

export const garageVehicleEntity = entityOf('customers.vehicle', columns);

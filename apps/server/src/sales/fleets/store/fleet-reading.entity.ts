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
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  unit_id: uuid(),
  kind: text('reading', 'rotation', 'correction'),
  miles: nullable(integer()),
  read_on: date(),
  reason: nullable(text()),
  by_name: text(),
  at: withDefault(timestamptz(), 'now()'),
};

/** A row of `sales.fleet_reading`. */
export type FleetReadingRow = RowOf<typeof columns>;

export const fleetReadingEntity = entityOf('sales.fleet_reading', columns);

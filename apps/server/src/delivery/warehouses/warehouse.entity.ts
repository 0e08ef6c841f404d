import {
  char,
  double,
  entityOf,
  primary,
  type RowOf,
  smallint,
  text,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  code: primary(text()),
  name: text(),
  city: text(),
  state: char(2),
  zip: char(5),
  lat: double(),
  lng: double(),
  time_zone: text(),
  cut_off_hour: smallint(),
  picked_by: withDefault(text('sandbox', 'people'), "'sandbox'::text"),
};

/** A row of `locations.warehouse`. */
export type WarehouseRow = RowOf<typeof columns>;

export const warehouseEntity = entityOf('locations.warehouse', columns);

import {
  boolean,
  char,
  double,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
} from '../../platform/database/index.js';

const columns = {
  zip: primary(char(5)),
  city: text(),
  state: char(2),
  county: nullable(text()),
  lat: nullable(double()),
  lng: nullable(double()),
  is_military: boolean(),
  is_territory: boolean(),
  is_contiguous: boolean(),
};

/** A row of `locations.zip`. */
export type ZipRow = RowOf<typeof columns>;

export const zipEntity = entityOf('locations.zip', columns);

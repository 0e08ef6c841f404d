import {
  bigint,
  char,
  entityOf,
  integer,
  nullable,
  numeric,
  primary,
  type RowOf,
  text,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  state: primary(char(2)),
  name: text(),
  sales_tax_rate_ppm: integer(),
  tire_fee_basis: text('none', 'flat', 'percent'),
  tire_fee_in_cents: withDefault(bigint(), '0'),
  tire_fee_rate_ppm: withDefault(integer(), '0'),
  tire_fee_max_in_cents: nullable(bigint()),
  tire_fee_large_rim_from_in: nullable(numeric(4, 1)),
  tire_fee_large_rim_in_cents: nullable(bigint()),
  tire_fee_large_rim_rate_ppm: nullable(integer()),
  tire_fee_note: nullable(text()),
  note: nullable(text()),
  as_of: text(),
};

/** A row of `locations.state_tax`. */
export type StateTaxRow = RowOf<typeof columns>;

export const stateTaxEntity = entityOf('locations.state_tax', columns);

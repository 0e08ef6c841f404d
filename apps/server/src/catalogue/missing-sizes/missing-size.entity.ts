import {
  date,
  entityOf,
  integer,
  nullable,
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
  make_slug: text(),
  model_slug: text(),
  visitors: withDefault(integer(), '0'),
  first_asked_on: date(),
  last_asked_on: date(),
  dismissed_at: nullable(timestamptz()),
};

/** A row of `missing_sizes.vehicle`. */
export type MissingSizeRow = RowOf<typeof columns>;

export const missingSizeEntity = entityOf('missing_sizes.vehicle', columns);

import {
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
  version: primary(integer()),
  long_lasting: smallint(),
  handling: smallint(),
  traction: smallint(),
  durability: smallint(),
  reason: text(),
  restores: nullable(integer()),
  changed_lines: integer(),
  published_by: nullable(uuid()),
  published_by_name: text(),
  published_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.score_weights`. */
export type ScoreWeightsRow = RowOf<typeof columns>;

export const scoreWeightsEntity = entityOf('catalogue.score_weights', columns);

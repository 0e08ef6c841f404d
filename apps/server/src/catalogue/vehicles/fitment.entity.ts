import {
  boolean,
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
  make: text(),
  model: text(),
  year_from: smallint(),
  year_to: smallint(),
  trim: text(),
  front_size: text(),
  front_load_index: nullable(smallint()),
  front_load_index_dual: nullable(smallint()),
  front_speed: nullable(text()),
  load_range: nullable(text()),
  rear_size: nullable(text()),
  rear_load_index: nullable(smallint()),
  rear_speed: nullable(text()),
  is_staggered: boolean(),
  confidence: text('high', 'medium'),
  updated_at: withDefault(timestamptz(), 'now()'),
  version: withDefault(integer(), '1'),
};

/** A row of `fitment.fitment`. */
export type FitmentRow = RowOf<typeof columns>;

export const fitmentEntity = entityOf('fitment.fitment', columns);

import {
  entityOf,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  slug: primary(text()),
  name: text(),
  owner: nullable(text()),
  tier: nullable(text()),
  confidence: text(),
  updated_at: withDefault(timestamptz(), 'now()'),
  version: withDefault(integer(), '1'),
  address: text(),
  description: nullable(text()),
};

/** A row of `catalogue.brand`. */
export type BrandRow = RowOf<typeof columns>;

export const brandEntity = entityOf('catalogue.brand', columns);

import {
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  address: primary(text()),
  brand_slug: text(),
  held_since: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.brand_address`. */
export type BrandAddressRow = RowOf<typeof columns>;

export const brandAddressEntity = entityOf('catalogue.brand_address', columns);

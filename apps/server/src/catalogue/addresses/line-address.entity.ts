import {
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  brand_slug: primary(text()),
  address: primary(text()),
  line_id: uuid(),
  held_since: withDefault(timestamptz(), 'now()'),
};

/** A row of `catalogue.line_address`. */
export type LineAddressRow = RowOf<typeof columns>;

export const lineAddressEntity = entityOf('catalogue.line_address', columns);

import {
  boolean,
  entityOf,
  integer,
  primary,
  type RowOf,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  version: integer(),
};

/** A row of `catalogue.pick_order`. */
export type PickOrderRow = RowOf<typeof columns>;

export const pickOrderEntity = entityOf('catalogue.pick_order', columns);

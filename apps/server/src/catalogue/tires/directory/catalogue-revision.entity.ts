import {
  boolean,
  entityOf,
  primary,
  type RowOf,
  text,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `catalogue.revision`. */
export type CatalogueRevisionRow = RowOf<typeof columns>;

export const catalogueRevisionEntity = entityOf('catalogue.revision', columns);

import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `locations.revision`. */
export type PlaceRevisionRow = RowOf<typeof columns>;

export const placeRevisionEntity = entityOf('locations.revision', columns);

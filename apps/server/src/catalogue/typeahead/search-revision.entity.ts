import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `search.revision`. */
export type SearchRevisionRow = RowOf<typeof columns>;

export const searchRevisionEntity = entityOf('search.revision', columns);

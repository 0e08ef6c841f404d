import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `content.revision`. */
export type ContentRevisionRow = RowOf<typeof columns>;

export const contentRevisionEntity = entityOf('content.revision', columns);

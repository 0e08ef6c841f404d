import { entityOf, primary, type RowOf, smallint, text } from '../../../platform/database/index.js';

const columns = {
  id: primary(smallint()),
  name: text(),
  slug: text(),
};

/** A row of `catalogue.category`. */
export type CategoryRow = RowOf<typeof columns>;

export const categoryEntity = entityOf('catalogue.category', columns);

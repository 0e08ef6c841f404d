import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `fitment.revision`. */
export type FitmentRevisionRow = RowOf<typeof columns>;

export const fitmentRevisionEntity = entityOf('fitment.revision', columns);

import { integer, type RowOf, text, uuid, viewOf } from '../../platform/database/index.js';

const columns = {
  tire_id: uuid(),
  warehouse_code: text(),
  available: integer(),
};

/** A row of `catalogue.available_stock`. */
export type AvailableStockRow = RowOf<typeof columns>;

export const availableStockEntity = viewOf('catalogue.available_stock', columns);

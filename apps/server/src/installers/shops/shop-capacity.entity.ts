import { type RowOf, smallint, text, uuid, viewOf } from '../../platform/database/index.js';

const columns = {
  shop_id: uuid(),
  code: text(),
  time_zone: text(),
  bays: smallint(),
};

/** A row of `installers.shop_capacity`. */
export type ShopCapacityRow = RowOf<typeof columns>;

export const shopCapacityEntity = viewOf('installers.shop_capacity', columns);

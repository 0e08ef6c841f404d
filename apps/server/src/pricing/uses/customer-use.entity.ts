import { bigint, entityOf, primary, type RowOf, text, uuid } from '../../platform/database/index.js';

const columns = {
  customer_key: primary(text()),
  promotion_id: primary(uuid()),
  uses: bigint(),
};

/** A row of `pricing.customer_use`. */
export type CustomerUseRow = RowOf<typeof columns>;

export const customerUseEntity = entityOf('pricing.customer_use', columns);

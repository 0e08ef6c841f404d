import { boolean, entityOf, primary, type RowOf, text, withDefault } from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  value: text(),
};

/** A row of `pricing.revision`. */
export type PricingRevisionRow = RowOf<typeof columns>;

export const pricingRevisionEntity = entityOf('pricing.revision', columns);

import {
  boolean,
  entityOf,
  primary,
  type RowOf,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(boolean(), 'true')),
  known_since: timestamptz(),
};

/** A row of `pricing.past`. */
export type PricingPastRow = RowOf<typeof columns>;

export const pricingPastEntity = entityOf('pricing.past', columns);

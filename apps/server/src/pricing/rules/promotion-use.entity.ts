import type { Cents } from '@simpletread/domain';

import { bigint, entityOf, primary, type RowOf, uuid, withDefault } from '../../platform/database/index.js';

const columns = {
  promotion_id: primary(uuid()),
  uses: withDefault(bigint(), '0'),
  spent_in_cents: withDefault(bigint<Cents>(), '0'),
};

/** A row of `pricing.promotion_use`. */
export type PromotionUseRow = RowOf<typeof columns>;

export const promotionUseEntity = entityOf('pricing.promotion_use', columns);

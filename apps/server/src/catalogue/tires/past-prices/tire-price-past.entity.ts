import type { Cents } from '@simpletread/domain';

import { bigint, entityOf, type RowOf, rowKey, timestamptz, uuid } from '../../../platform/database/index.js';

const columns = {
  tire_id: rowKey(uuid()),
  price_in_cents: bigint<Cents>(),
  road_hazard_in_cents: bigint<Cents>(),
  until: rowKey(timestamptz()),
};

/** A row of `catalogue.tire_price_past`. */
export type TirePricePastRow = RowOf<typeof columns>;

export const tirePricePastEntity = entityOf('catalogue.tire_price_past', columns);

import type { Cents } from '@simpletread/domain';

import { bigint, type RowOf, timestamptz, uuid, viewOf } from '../../../platform/database/index.js';

const columns = {
  tire_id: uuid(),
  price_in_cents: bigint<Cents>(),
  road_hazard_in_cents: bigint<Cents>(),
  until: timestamptz(),
};

/** A row of `catalogue.past_tire_price`. */
export type PastTirePriceRow = RowOf<typeof columns>;

export const pastTirePriceEntity = viewOf('catalogue.past_tire_price', columns);

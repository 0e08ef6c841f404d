import type { FitAcknowledgement, FitVerdictReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';

import {
  bigint,
  boolean,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  cart_id: uuid(),
  position: integer(),
  tire_id: uuid(),
  quantity: integer(),
  has_road_hazard: withDefault(boolean(), 'false'),
  axle: withDefault(text('all', 'front', 'rear'), "'all'::text"),
  seen_price_in_cents: bigint<Cents>(),
  fitment_verdict: nullable(jsonb<FitVerdictReply>()),
  fit_acknowledgement: nullable(jsonb<FitAcknowledgement>()),
};

/** A row of `carts.cart_line`. */
export type CartLineRow = RowOf<typeof columns>;

export const cartLineEntity = entityOf('carts.cart_line', columns);

import { type Cents, PRICE_CLAIM_KINDS, PRICE_CLAIM_STATES } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  generated,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  number: generated(bigint()),
  order_id: uuid(),
  line_id: uuid(),
  kind: text(...PRICE_CLAIM_KINDS),
  state: text(...PRICE_CLAIM_STATES),
  version: withDefault(integer(), '1'),
  price_per_tire_in_cents: bigint<Cents>(),
  price_seen_at: nullable(timestamptz()),
  offer_address: withDefault(text(), "''::text"),
  comments: withDefault(text(), "''::text"),
  requested_at: timestamptz(),
  answered_at: nullable(timestamptz()),
  answered_by: nullable(text()),
  denial_reason: nullable(text()),
  quantity: nullable(integer()),
  difference_in_cents: nullable(bigint<Cents>()),
  sales_tax_in_cents: nullable(bigint<Cents>()),
  settled_at: nullable(timestamptz()),
  refunded_at: nullable(timestamptz()),
  withdrawn_at: nullable(timestamptz()),
};

/** A row of `orders.price_claim`. */
export type PriceClaimRow = RowOf<typeof columns>;

export const priceClaimEntity = entityOf('orders.price_claim', columns);

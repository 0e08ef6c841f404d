import type { Cents, LedgerEntry } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  order_id: uuid(),
  payment_id: uuid(),
  amount_in_cents: bigint<Cents>(),
  reason: text(),
  state: text('requested', 'succeeded', 'failed'),
  provider_refund: nullable(text()),
  attempts: withDefault(integer(), '0'),
  failure: nullable(text()),
  requested_by: text(),
  created_at: timestamptz(),
  settled_at: nullable(timestamptz()),
  tender: withDefault(text('money', 'gift-card'), "'money'::text"),
  return_id: nullable(uuid()),
  price_claim_id: nullable(uuid()),
  entries: nullable(jsonb<readonly LedgerEntry[]>()),
};

/** A row of `orders.refund`. */
export type RefundRow = RowOf<typeof columns>;

export const refundEntity = entityOf('orders.refund', columns);

import type { Cents } from '@simpletread/domain';

import {
  bigint,
  entityOf,
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
  promotion_id: uuid(),
  attempt_id: uuid(),
  order_id: nullable(uuid()),
  customer_key: text(),
  coupon_code: nullable(text()),
  amount_in_cents: bigint<Cents>(),
  order_total_in_cents: bigint<Cents>(),
  state: text('held', 'taken', 'released'),
  expires_at: nullable(timestamptz()),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  email_key: nullable(text()),
  account_email_key: nullable(text()),
};

/** A row of `pricing.redemption`. */
export type RedemptionRow = RowOf<typeof columns>;

export const redemptionEntity = entityOf('pricing.redemption', columns);

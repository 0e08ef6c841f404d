import type { Cents } from '@simpletread/domain';

import {
  bigint,
  char,
  entityOf,
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
  provider: text(),
  provider_charge: text(),
  method: text(),
  card_brand: nullable(text()),
  card_last4: nullable(char(4)),
  captured_in_cents: bigint<Cents>(),
  refunded_in_cents: withDefault(bigint<Cents>(), '0'),
  captured_at: timestamptz(),
  gift_card_number: nullable(char(8)),
  gift_card_in_cents: withDefault(bigint<Cents>(), '0'),
  gift_card_refunded_in_cents: withDefault(bigint<Cents>(), '0'),
};

/** A row of `orders.payment`. */
export type PaymentRow = RowOf<typeof columns>;

export const paymentEntity = entityOf('orders.payment', columns);

import { ATTEMPT_STATES, type Cents, type OrderNumber } from '@simpletread/domain';

import {
  bigint,
  char,
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
} from '../../platform/database/index.js';
import type { OrderDraft } from '../../orders/index.js';

const columns = {
  id: primary(uuid()),
  cart_id: uuid(),
  cart_version: integer(),
  order_id: uuid(),
  order_number: char<OrderNumber>(10),
  amount_in_cents: bigint<Cents>(),
  method: text(),
  state: text(...ATTEMPT_STATES),
  provider: text(),
  provider_token: nullable(text()),
  provider_charge: nullable(text()),
  card_brand: nullable(text()),
  card_last4: nullable(char(4)),
  failure_code: nullable(text()),
  draft: jsonb<OrderDraft>(),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
  next_look_at: nullable(timestamptz()),
  /** The number of looks for its charge since it failed. */
  looks: withDefault(integer(), '0'),
  given_back_at: nullable(timestamptz()),
  provider_session: nullable(text()),
  provider_page: nullable(text()),
  approved_at: nullable(timestamptz()),
  returned_at: nullable(timestamptz()),
  account_id: nullable(uuid()),
  /** As `mailboxOf` writes it. */
  mailbox: nullable(text()),
  /** The IP address of the payer, and its network. */
  address: nullable(text()),
  network: nullable(text()),
  /** The provider's name for the card; known once it has answered. */
  card_identity: nullable(text()),
  tires: withDefault(integer(), '0'),
  held_until: nullable(timestamptz()),
  declined_at: nullable(timestamptz()),
  gift_card_id: nullable(uuid()),
  gift_card_in_cents: withDefault(bigint<Cents>(), '0'),
};

/** A row of `checkout.payment_attempt`. */
export type PaymentAttemptRow = RowOf<typeof columns>;

export const paymentAttemptEntity = entityOf('checkout.payment_attempt', columns);

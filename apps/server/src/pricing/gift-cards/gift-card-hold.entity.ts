import type { Cents } from '@simpletread/domain';

import {
  bigint,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  attempt_id: primary(uuid()),
  cart_id: uuid(),
  order_id: uuid(),
  gift_card_id: uuid(),
  amount_in_cents: bigint<Cents>(),
  state: text('held', 'taken', 'released'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `gift_cards.hold`. */
export type GiftCardHoldRow = RowOf<typeof columns>;

export const giftCardHoldEntity = entityOf('gift_cards.hold', columns);

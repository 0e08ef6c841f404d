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
  gift_card_id: uuid(),
  kind: text('issue', 'hold', 'release', 'refund'),
  amount_in_cents: bigint<Cents>(),
  attempt_id: nullable(uuid()),
  order_id: nullable(uuid()),
  refund_id: nullable(uuid()),
  at: withDefault(timestamptz(), 'now()'),
};

/** A row of `gift_cards.movement`. */
export type GiftCardMovementRow = RowOf<typeof columns>;

export const giftCardMovementEntity = entityOf('gift_cards.movement', columns);

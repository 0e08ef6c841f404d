import type { Cents } from '@simpletread/domain';

import {
  bigint,
  char,
  entityOf,
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
  number: char(8),
  code_hash: nullable(char(64)),
  account_id: nullable(uuid()),
  reason: text(),
  source_id: uuid(),
  balance_in_cents: bigint<Cents>(),
  state: withDefault(text('active', 'blocked'), "'active'::text"),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `gift_cards.gift_card`. */
export type GiftCardRow = RowOf<typeof columns>;

export const giftCardEntity = entityOf('gift_cards.gift_card', columns);

import { randomBytes, randomUUID } from 'node:crypto';

import {
  GIFT_CARD_CODE_BYTES,
  GIFT_CARD_NUMBER_BYTES,
  giftCardCodeOf,
  giftCardNumberOf,
} from '@simpletread/domain';

import type { SqlRunner } from '../../../src/platform/database/index.js';
import { hashToken } from '../../../src/platform/ids/index.js';

export interface GiftCardSetup {
  readonly balanceInCents?: number;
  readonly accountId?: string | null;
  readonly state?: 'active' | 'blocked';
}

/** By default a gift card of $10 with a code that anyone can spend. */
export const aGiftCard = async (db: SqlRunner, setup: GiftCardSetup = {}) => {
  const { balanceInCents = 1_000, accountId = null, state = 'active' } = setup;
  const giftCardId = randomUUID();
  const number = giftCardNumberOf(randomBytes(GIFT_CARD_NUMBER_BYTES));
  const code = giftCardCodeOf(randomBytes(GIFT_CARD_CODE_BYTES));
  await db.execute(
    `WITH made AS (
       INSERT INTO gift_cards.gift_card (id, number, code_hash, account_id, reason, source_id, balance_in_cents, state)
       VALUES ($1, $2, $3, $4, 'A present', $5, $6, $7) RETURNING id
     )
     INSERT INTO gift_cards.movement (id, gift_card_id, kind, amount_in_cents) SELECT $8, id, 'issue', $6 FROM made`,
    [giftCardId, number, hashToken(code), accountId, randomUUID(), balanceInCents, state, randomUUID()],
  );
  return { giftCardId, number, code };
};

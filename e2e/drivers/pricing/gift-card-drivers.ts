import { createHash, randomBytes, randomUUID } from 'node:crypto';

import {
  GIFT_CARD_CODE_BYTES,
  GIFT_CARD_NUMBER_BYTES,
  giftCardCodeOf,
  giftCardLabel,
  giftCardNumberOf,
  inGroupsOfFour,
} from '@simpletread/domain';
import pg from 'pg';

export interface GiftCard {
  /** As its owner reads it. */
  readonly code: string;
  readonly label: string;
}

/** Returns a gift card with a code and no owner. A real reward comes days later, which no journey waits for. */
export const aGiftCard = async (amountInCents: number): Promise<GiftCard> => {
  const id = randomUUID();
  const code = giftCardCodeOf(randomBytes(GIFT_CARD_CODE_BYTES));
  const number = giftCardNumberOf(randomBytes(GIFT_CARD_NUMBER_BYTES));
  const hash = createHash('sha256').update(code).digest('hex');
  const db = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await db.connect();
  try {
    await db.query(
      `WITH made AS (
         INSERT INTO gift_cards.gift_card (id, number, code_hash, reason, source_id, balance_in_cents)
         VALUES ($1, $2, $3, 'For a journey', $4, $6) RETURNING id
       )
       INSERT INTO gift_cards.movement (id, gift_card_id, kind, amount_in_cents) SELECT $5, id, 'issue', $6 FROM made`,
      [id, number, hash, randomUUID(), randomUUID(), amountInCents],
    );
  } finally {
    await db.end();
  }
  return { code: inGroupsOfFour(code), label: giftCardLabel(number) };
};

import { Injectable } from '@nestjs/common';
import type { GiftCardState } from '@simpletread/domain';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { giftCardEntity, type GiftCardRow } from './gift-card.entity.js';
import type { GiftCard, IssuedGiftCard, NewGiftCard } from './gift-card.js';

const COLUMNS = `
  SELECT id AS "giftCardId", number, account_id AS "accountId", reason, balance_in_cents AS "balanceInCents", state,
    code_hash IS NOT NULL AS "hasCode", version, created_at AS "createdAt"
  FROM gift_cards.gift_card`;

const FIND = `${COLUMNS} WHERE id = $1`;
const LOCK = `${COLUMNS} WHERE id = $1 FOR UPDATE`;
const BY_CODE = `${COLUMNS} WHERE code_hash = $1`;
const OF_ACCOUNT = `${COLUMNS} WHERE account_id = $1 ORDER BY created_at DESC, id DESC`;

const ISSUE = `
  WITH made AS (
    INSERT INTO gift_cards.gift_card (id, number, account_id, reason, source_id, balance_in_cents, code_hash)
    VALUES ($1, $2, $3, $4, $5, $6, $8) ON CONFLICT (source_id) DO NOTHING RETURNING id
  ), booked AS (
    INSERT INTO gift_cards.movement (id, gift_card_id, kind, amount_in_cents) SELECT $7, id, 'issue', $6 FROM made
  )
  SELECT id FROM made`;

/** The card as of now, in a newer version. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

/** The only writer of gift cards, but for what payments and refunds move. */
@Injectable()
export class GiftCardRepository {
  constructor(private readonly database: Database) {}

  find(giftCardId: string, db: SqlRunner = this.database): Promise<GiftCard | null> {
    return db.one<GiftCard>(FIND, [giftCardId]);
  }

  lock(tx: Transaction, giftCardId: string): Promise<GiftCard | null> {
    return tx.one<GiftCard>(LOCK, [giftCardId]);
  }

  byCode(codeHash: string): Promise<GiftCard | null> {
    return this.database.one<GiftCard>(BY_CODE, [codeHash]);
  }

  /** The newest first. */
  ofAccount(accountId: string, db: SqlRunner = this.database): Promise<GiftCard[]> {
    return db.query<GiftCard>(OF_ACCOUNT, [accountId]);
  }

  /** Returns the id and number, also of a card made earlier for the same reason; `number` is then unused. */
  async issue(tx: Transaction, number: string, card: NewGiftCard): Promise<IssuedGiftCard> {
    const { accountId, reason, sourceId, amountInCents, codeHash = null } = card;
    const params = [newId(), number, accountId, reason, sourceId, amountInCents, newId(), codeHash];
    const made = await tx.one<Pick<GiftCardRow, 'id'>>(ISSUE, params);
    if (made !== null) return { id: made.id, number, isNew: true };
    const known = await tx
      .repository(giftCardEntity)
      .findOne({ select: { id: true, number: true }, where: { source_id: sourceId } });
    if (known === null) throw new Error(`no gift card was made for ${sourceId}`);
    return { id: known.id, number: known.number, isNew: false };
  }

  /** False where it is not the account's. */
  async setCode(tx: Transaction, giftCardId: string, accountId: string, codeHash: string): Promise<boolean> {
    const set = await tx
      .repository(giftCardEntity)
      .update({ id: giftCardId, account_id: accountId }, { code_hash: codeHash, ...CHANGED });
    return set.affected === 1;
  }

  async move(tx: Transaction, giftCardId: string, state: GiftCardState): Promise<void> {
    await tx.repository(giftCardEntity).update({ id: giftCardId }, { state, ...CHANGED });
  }

  /** Cards of an erased account belong to the holder of the code from then on. */
  async forgetPerson(tx: Transaction, accountId: string): Promise<void> {
    await tx.repository(giftCardEntity).update({ account_id: accountId }, { account_id: null, ...CHANGED });
  }
}

import { Injectable } from '@nestjs/common';

import { type Computed, Database, type Renamed } from '../../../platform/database/index.js';
import type { GiftCardMovementRow } from '../gift-card-movement.entity.js';
import { GIFT_CARD_COLUMNS, type ListedGiftCard } from './gift-card-list.reader.js';

const RECORD = `
  SELECT ${GIFT_CARD_COLUMNS}, c.code_hash IS NOT NULL AS "hasCode", a.first_name || ' ' || a.last_name AS holder
  FROM gift_cards.gift_card c LEFT JOIN identity.account a ON a.id = c.account_id AND a.erased_at IS NULL
  WHERE c.id = $1`;

const MOVEMENTS = `
  SELECT m.id, m.at, m.kind, m.amount_in_cents AS "amountInCents", o.id AS "orderId", o.number AS "orderNumber"
  FROM gift_cards.movement m LEFT JOIN orders."order" o ON o.id = m.order_id
  WHERE m.gift_card_id = $1 ORDER BY m.at DESC, m.id DESC`;

/** A card with its holder's name, null without a living account. */
export type HeldGiftCard = ListedGiftCard & Computed<{ hasCode: boolean; holder: string | null }>;

type MovementRow = Pick<GiftCardMovementRow, 'id' | 'at' | 'kind'> &
  Renamed<GiftCardMovementRow, { amountInCents: 'amount_in_cents' }> &
  Computed<{ orderId: string | null; orderNumber: string | null }>;

/** One gift card with its holder, and its movements with the orders they paid. */
@Injectable()
export class GiftCardReader {
  constructor(private readonly database: Database) {}

  find(giftCardId: string): Promise<HeldGiftCard | null> {
    return this.database.one<HeldGiftCard>(RECORD, [giftCardId]);
  }

  /** Returns the card's movements, the latest first. */
  movements(giftCardId: string): Promise<readonly MovementRow[]> {
    return this.database.query<MovementRow>(MOVEMENTS, [giftCardId]);
  }
}

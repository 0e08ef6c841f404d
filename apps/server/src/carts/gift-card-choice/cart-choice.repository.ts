import { Injectable } from '@nestjs/common';

import { Database, type Renamed } from '../../platform/database/index.js';
import type { GiftCardChoiceRow } from './gift-card-choice.entity.js';

const OF = 'SELECT gift_card_id AS "giftCardId" FROM checkout.gift_card_choice WHERE cart_id = $1';

const CHOOSE = `
  INSERT INTO checkout.gift_card_choice (cart_id, gift_card_id) VALUES ($1, $2)
  ON CONFLICT (cart_id) DO UPDATE SET gift_card_id = EXCLUDED.gift_card_id, chosen_at = now()`;

const DROP = 'DELETE FROM checkout.gift_card_choice WHERE cart_id = $1';

const FORGET = `
  DELETE FROM checkout.gift_card_choice WHERE chosen_at < clock_timestamp() - make_interval(days => $1)`;

/** The gift card chosen for each cart. */
@Injectable()
export class CartChoiceRepository {
  constructor(private readonly database: Database) {}

  async of(cartId: string): Promise<string | null> {
    const [row] = await this.database.prepared<Renamed<GiftCardChoiceRow, { giftCardId: 'gift_card_id' }>>(
      OF,
      [cartId],
    );
    return row?.giftCardId ?? null;
  }

  async choose(cartId: string, giftCardId: string): Promise<void> {
    await this.database.execute(CHOOSE, [cartId, giftCardId]);
  }

  async drop(cartId: string): Promise<void> {
    await this.database.execute(DROP, [cartId]);
  }

  async forgetOlderThan(days: number): Promise<void> {
    await this.database.execute(FORGET, [days]);
  }
}

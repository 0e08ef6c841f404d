import { Injectable } from '@nestjs/common';
import { type Cents, ZERO_CENTS } from '@simpletread/domain';

import {
  columnList,
  type Computed,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import type { GiftCardHoldRow } from './gift-card-hold.entity.js';
import type { GiftCardMovementRow } from './gift-card-movement.entity.js';
import type { GiftCardRow } from './gift-card.entity.js';

/** The amount that a payment attempt asks of a gift card. */
export interface WantedHold {
  readonly attemptId: string;
  readonly cartId: string;
  /** The id of the order to come, if the payment succeeds. */
  readonly orderId: string;
  readonly giftCardId: string;
  readonly amountInCents: Cents;
}

/** The columns of every movement, before the one that says where it comes from. */
const BOOKED = columnList([
  'id',
  'gift_card_id',
  'kind',
  'amount_in_cents',
  'order_id',
] satisfies (keyof GiftCardMovementRow)[]);

// Balance, movement and hold change in one statement. A request for more than the balance changes nothing.
const HOLD = `
  WITH taken_off AS (
    UPDATE gift_cards.gift_card SET balance_in_cents = balance_in_cents - $5::bigint, updated_at = now()
    WHERE id = $4 AND state = 'active' AND balance_in_cents >= $5 RETURNING id
  ), booked AS (
    INSERT INTO gift_cards.movement (${BOOKED}, attempt_id)
    SELECT $6, id, 'hold', - $5::bigint, $3, $1 FROM taken_off
  )
  INSERT INTO gift_cards.hold (attempt_id, cart_id, order_id, gift_card_id, amount_in_cents, state)
  SELECT $1, $2, $3, id, $5, 'held' FROM taken_off`;

const TAKE = `
  UPDATE gift_cards.hold h SET state = 'taken', updated_at = now() FROM gift_cards.gift_card c
  WHERE h.attempt_id = $1 AND h.state = 'held' AND c.id = h.gift_card_id RETURNING c.number`;

const RELEASE = `
  WITH released AS (
    UPDATE gift_cards.hold SET state = 'released', updated_at = now() WHERE attempt_id = $1 AND state = 'held'
    RETURNING gift_card_id, order_id, amount_in_cents
  ), booked AS (
    INSERT INTO gift_cards.movement (${BOOKED}, attempt_id)
    SELECT $2, gift_card_id, 'release', amount_in_cents, order_id, $1 FROM released
  )
  UPDATE gift_cards.gift_card c SET balance_in_cents = balance_in_cents + released.amount_in_cents, updated_at = now()
  FROM released WHERE c.id = released.gift_card_id`;

const LOCK_TAKEN = `
  SELECT gift_card_id AS "giftCardId", amount_in_cents AS "amountInCents" FROM gift_cards.hold
  WHERE order_id = $1 AND state = 'taken' FOR UPDATE`;

// Read under the lock: what another refund has booked meanwhile counts.
const REFUNDED = `
  SELECT coalesce(sum(amount_in_cents), 0)::bigint AS "refundedInCents", coalesce(bool_or(refund_id = $2), false) AS "isKnown"
  FROM gift_cards.movement WHERE order_id = $1 AND kind = 'refund'`;

const REFUND = `
  WITH booked AS (
    INSERT INTO gift_cards.movement (${BOOKED}, refund_id)
    VALUES ($1, $2, 'refund', $3, $4, $5)
  )
  UPDATE gift_cards.gift_card SET balance_in_cents = balance_in_cents + $3::bigint, updated_at = now() WHERE id = $2`;

const HELD_BY_CART = `
  SELECT coalesce(sum(amount_in_cents), 0)::bigint AS held FROM gift_cards.hold
  WHERE cart_id = $1 AND gift_card_id = $2 AND state = 'held'`;

type LockedHold = Renamed<GiftCardHoldRow, { giftCardId: 'gift_card_id'; amountInCents: 'amount_in_cents' }>;

/** `isKnown` says whether the refund that was asked for is booked already. */
type Refunded = Computed<{ refundedInCents: Cents; isKnown: boolean }>;

/** Moves balances with their movements and holds, each in one statement. */
@Injectable()
export class GiftCardHoldRepository {
  /** False where the card is blocked or has less: nothing has changed then. */
  async hold(tx: Transaction, hold: WantedHold): Promise<boolean> {
    const { attemptId, cartId, orderId, giftCardId, amountInCents } = hold;
    return (await tx.execute(HOLD, [attemptId, cartId, orderId, giftCardId, amountInCents, newId()])) === 1;
  }

  /** The number of the card; null where the attempt holds nothing anymore. */
  async take(tx: Transaction, attemptId: string): Promise<string | null> {
    return (await tx.one<Pick<GiftCardRow, 'number'>>(TAKE, [attemptId]))?.number ?? null;
  }

  /** Nothing happens where the attempt holds nothing. */
  async release(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute(RELEASE, [attemptId, newId()]);
  }

  /** The amount taken for an order, locked. Null if no gift card paid for it. */
  async taken(tx: Transaction, orderId: string, refundId: string): Promise<(LockedHold & Refunded) | null> {
    const hold = await tx.one<LockedHold>(LOCK_TAKEN, [orderId]);
    const booked = await tx.one<Refunded>(REFUNDED, [orderId, refundId]);
    return hold === null || booked === null ? null : { ...hold, ...booked };
  }

  async refund(
    tx: Transaction,
    refund: { giftCardId: string; amountInCents: Cents; orderId: string; refundId: string },
  ): Promise<void> {
    await tx.execute(REFUND, [
      newId(),
      refund.giftCardId,
      refund.amountInCents,
      refund.orderId,
      refund.refundId,
    ]);
  }

  /** Amounts of a card held by a cart's running payments. */
  async heldByCart(db: SqlRunner, cartId: string, giftCardId: string): Promise<Cents> {
    const row = await db.one<Computed<{ held: Cents }>>(HELD_BY_CART, [cartId, giftCardId]);
    return row?.held ?? ZERO_CENTS;
  }
}

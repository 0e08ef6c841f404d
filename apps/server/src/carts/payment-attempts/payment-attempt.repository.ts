import { Injectable } from '@nestjs/common';
import { type AttemptEvent, attemptStep, paymentMachine } from '@simpletread/domain';

import type { Payer } from '../payment-limits/index.js';
import type { ChargeRecord } from '../payments/index.js';
import { TakenNumbers } from '../../orders/index.js';
import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { PaymentAttemptRow } from './payment-attempt.entity.js';
import { mayHaveCharged, type PaymentAttempt } from './payment-attempt.js';

const COLUMNS = `
  SELECT id AS "attemptId", cart_id AS "cartId", cart_version AS "cartVersion", state, amount_in_cents AS "amountInCents",
         gift_card_id AS "giftCardId", gift_card_in_cents AS "giftCardInCents", method, provider,
         provider_token AS "providerToken", failure_code AS "failureCode", looks, draft,
         provider_session AS session, provider_page AS page, approved_at IS NOT NULL AS "isApproved"
  FROM checkout.payment_attempt`;

const FIND = `${COLUMNS} WHERE id = $1`;
const LOCK = `${COLUMNS} WHERE id = $1 FOR UPDATE`;
const OF_CART = `${COLUMNS} WHERE cart_id = $1 AND state IN ('started', 'processing', 'captured')`;
const BY_ORDER_NUMBER = `${COLUMNS} WHERE order_number = $1`;

// Inserts nothing if another attempt has the number or the cart has a live attempt.
const INSERT = `
  INSERT INTO checkout.payment_attempt
    (id, cart_id, cart_version, order_id, order_number, amount_in_cents, gift_card_id, gift_card_in_cents, method, state, provider,
     provider_token, draft, account_id, mailbox, address, network, tires, held_until)
  VALUES ($1, $2, $3, $4, $5, $6, $11, $12, $7, $13, $8, $9, $10, $14, $15, $16, $17, $18, $19)
  ON CONFLICT DO NOTHING`;

const ANSWER = `
  UPDATE checkout.payment_attempt
  SET state = $5, provider_charge = $2, card_brand = $3, card_last4 = $4, card_identity = $7, updated_at = now()
  WHERE id = $1 AND state = ANY ($6)`;

const FAIL = `
  UPDATE checkout.payment_attempt
  SET state = $4, failure_code = $2, updated_at = now(), next_look_at = CASE WHEN $3::boolean THEN now() END,
    declined_at = CASE WHEN $6::boolean THEN clock_timestamp() END, card_identity = coalesce($7, card_identity)
  WHERE id = $1 AND state = ANY ($5)`;

const LOOK_AGAIN = `
  UPDATE checkout.payment_attempt SET next_look_at = now()
  WHERE id = $1 AND state = 'failed' AND given_back_at IS NULL`;

const UNFINISHED = `
  SELECT id FROM checkout.payment_attempt
  WHERE (state = 'started' AND updated_at <= now() - make_interval(secs => $1))
     OR (state = 'processing' AND updated_at <= now() - make_interval(secs => $2 * CASE
           WHEN provider_session IS NOT NULL AND approved_at IS NULL THEN 5 ELSE 1 END))
  ORDER BY updated_at LIMIT 100`;

const DUE_FOR_LOOK = `
  SELECT id FROM checkout.payment_attempt WHERE next_look_at <= now() ORDER BY next_look_at LIMIT 100`;

const CLAIM_LOOK = `
  UPDATE checkout.payment_attempt SET looks = looks + 1, next_look_at = now() + make_interval(secs => $3)
  WHERE id = $1 AND looks = $2 AND next_look_at <= now()`;

const STOP_LOOKING = 'UPDATE checkout.payment_attempt SET next_look_at = NULL WHERE id = $1';

const GIVEN_BACK = `
  UPDATE checkout.payment_attempt SET given_back_at = now(), next_look_at = NULL, provider_charge = $2
  WHERE id = $1 AND state = 'failed' AND given_back_at IS NULL`;

const TOUCH = `
  UPDATE checkout.payment_attempt SET updated_at = now() WHERE id = $1 AND state IN ('started', 'processing')`;

const IS_OLDER = `
  SELECT 1 AS found FROM checkout.payment_attempt WHERE id = $1 AND created_at <= now() - make_interval(secs => $2)`;

export type NewAttempt = Omit<
  PaymentAttempt,
  'state' | 'failureCode' | 'looks' | 'session' | 'page' | 'isApproved'
> & { readonly payer: Payer; readonly tires: number; readonly heldUntil: Date };

/** A provider's no to a card. */
export interface Decline {
  readonly cardIdentity: string | null;
}

/** The only user of payment attempts. */
@Injectable()
export class PaymentAttemptRepository {
  constructor(
    private readonly database: Database,
    private readonly takenNumbers: TakenNumbers,
  ) {}

  find(attemptId: string, db: SqlRunner = this.database): Promise<PaymentAttempt | null> {
    return db.one<PaymentAttempt>(FIND, [attemptId]);
  }

  lock(tx: Transaction, attemptId: string): Promise<PaymentAttempt | null> {
    return tx.one<PaymentAttempt>(LOCK, [attemptId]);
  }

  /** The attempt that is under way for a cart or has bought it; there is at most one. */
  async ofCart(cartId: string, db: SqlRunner = this.database): Promise<PaymentAttempt | null> {
    return (await db.prepared<PaymentAttempt>(OF_CART, [cartId]))[0] ?? null;
  }

  byOrderNumber(orderNumber: string): Promise<PaymentAttempt | null> {
    return this.database.one<PaymentAttempt>(BY_ORDER_NUMBER, [orderNumber]);
  }

  /** False when the order number is taken, or the cart has a live attempt already. */
  async insert(tx: Transaction, attempt: NewAttempt): Promise<boolean> {
    // An order that is placed meanwhile has an attempt, which the table's own key refuses.
    if (await this.takenNumbers.has(tx, attempt.draft.orderNumber)) return false;
    const inserted = await tx.execute(INSERT, [
      attempt.attemptId,
      attempt.cartId,
      attempt.cartVersion,
      attempt.draft.orderId,
      attempt.draft.orderNumber,
      attempt.amountInCents,
      attempt.method,
      attempt.provider,
      attempt.providerToken,
      JSON.stringify(attempt.draft),
      attempt.giftCardId,
      attempt.giftCardInCents,
      paymentMachine.initial,
      attempt.payer.accountId,
      attempt.payer.mailbox,
      attempt.payer.address,
      attempt.payer.network,
      attempt.tires,
      attempt.heldUntil,
    ]);
    return inserted === 1;
  }

  async markCaptured(tx: Transaction, attemptId: string, record: ChargeRecord): Promise<void> {
    if (!(await this.answered(tx, attemptId, 'capture', record)))
      throw new Error(`attempt ${attemptId} has ended and cannot be captured`);
  }

  async markProcessing(attemptId: string, record: ChargeRecord): Promise<void> {
    await this.answered(this.database, attemptId, 'process', record);
  }

  async markFailed(
    tx: Transaction,
    attemptId: string,
    failureCode: string,
    decline: Decline | null,
  ): Promise<void> {
    const { from, to } = attemptStep('fail');
    const mayHave = mayHaveCharged(failureCode);
    const declined = [decline !== null, decline?.cardIdentity ?? null];
    await tx.execute(FAIL, [attemptId, failureCode, mayHave, to, from, ...declined]);
  }

  /** Schedules an immediate look at a failed attempt. Does nothing for a refunded one. */
  async lookAgain(tx: Transaction, attemptId: string): Promise<void> {
    await tx.execute(LOOK_AGAIN, [attemptId]);
  }

  /** Stuck attempts: started or processing without a change for this many seconds. */
  async unfinished(startedSeconds: number, processingSeconds: number): Promise<string[]> {
    const rows = await this.database.query<Pick<PaymentAttemptRow, 'id'>>(UNFINISHED, [
      startedSeconds,
      processingSeconds,
    ]);
    return rows.map(({ id }) => id);
  }

  /** Moves an attempt behind the other waiting ones, so a silent provider doesn't keep the same hundred in front. */
  async touch(attemptId: string): Promise<void> {
    await this.database.execute(TOUCH, [attemptId]);
  }

  /** Failed attempts whose charge is due for a look, longest due first. */
  async dueForLook(): Promise<string[]> {
    return (await this.database.query<Pick<PaymentAttemptRow, 'id'>>(DUE_FOR_LOOK)).map(({ id }) => id);
  }

  /** Postpones the next look by this many seconds. False if another server is already looking. */
  async claimLook({ attemptId, looks }: PaymentAttempt, pauseSeconds: number): Promise<boolean> {
    return (await this.database.execute(CLAIM_LOOK, [attemptId, looks, pauseSeconds])) === 1;
  }

  async stopLooking(attemptId: string): Promise<void> {
    await this.database.execute(STOP_LOOKING, [attemptId]);
  }

  /** Ends the looking; false when it was given back before. */
  async markRefunded(attemptId: string, charge: string): Promise<boolean> {
    return (await this.database.execute(GIVEN_BACK, [attemptId, charge])) === 1;
  }

  async isOlderThan(attemptId: string, seconds: number): Promise<boolean> {
    return (await this.database.one(IS_OLDER, [attemptId, seconds])) !== null;
  }

  /** Keeps the provider's answer. False for an attempt that has ended: then nothing has changed. */
  private async answered(
    db: SqlRunner,
    attemptId: string,
    event: AttemptEvent,
    { charge, cardBrand, cardLast4, cardIdentity }: ChargeRecord,
  ): Promise<boolean> {
    const { from, to } = attemptStep(event);
    const answer = [attemptId, charge, cardBrand, cardLast4, to, from, cardIdentity];
    return (await db.execute(ANSWER, answer)) === 1;
  }
}

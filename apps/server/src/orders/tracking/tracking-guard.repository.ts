import { Injectable } from '@nestjs/common';
import type { CHANGE_NEEDS } from '@simpletread/contract';
import {
  ENTERED_CODE_MINUTES,
  MOST_WRONG_ZIPS,
  NUMBER_LOCK_HOURS,
  TRACKING_CODE_ENDING_MINUTES,
  trackingCodeMinutes,
} from '@simpletread/domain';

import { type Computed, Database, type Renamed, type Transaction } from '../../platform/database/index.js';
import type { OrderRow } from '../order/index.js';
import type { TrackingCodeRow } from './tracking-code.entity.js';
import type { TrackingGuessRow } from './tracking-guess.entity.js';

export type TrackingVerdict = 'open' | 'wrong' | 'locks' | 'locked' | 'codeWrong';

export interface TrackingTry {
  readonly numberDigest: string;
  readonly orderNumber: string;
  readonly zip: string;
  readonly codeDigest: string | null;
  readonly network: string | null;
}

/** The order that a code was asked for. */
export type AskedCode = Pick<OrderRow, 'id' | 'number' | 'email'>;

/** A guessed order, for its alert. */
export type GuessedOrder = Pick<OrderRow, 'id' | 'number'> & Pick<TrackingGuessRow, 'wrong' | 'networks'>;

export type ChangeNeed = (typeof CHANGE_NEEDS)[number];

/** An order that opened, and what its visitor still needs to change it. */
export type OpenedOrder = Renamed<OrderRow, { orderId: 'id' }> & Computed<{ changesNeed: ChangeNeed | null }>;

const JUDGE = `
  SELECT orders.judge_tracking($1, $2, $3, $4, $5, $6, make_interval(hours => $7)) AS verdict`;

// Whatever the pair, it costs the same: only what comes after the answer differs. An order of an account is changed by its owner's session.
const ASK = `
  WITH lock AS (SELECT EXISTS (SELECT FROM orders.tracking_guess g
    WHERE g.number_digest = $2 AND g.wrong >= $5 AND g.counts_until > clock_timestamp()) AS is_on)
  INSERT INTO orders.tracking_code (id, number_digest, order_id, expires_at)
  SELECT $1, $2,
    (SELECT o.id FROM orders."order" o WHERE o.number = $3 AND o.zip = $4 AND (lock.is_on OR o.account_id IS NULL)),
    clock_timestamp()
  FROM lock WHERE lock.is_on OR $6::boolean`;

const STANDING = `
  SELECT o.id AS "orderId",
    CASE WHEN o.account_id IS NOT NULL THEN 'signIn'
      WHEN EXISTS (SELECT FROM orders.tracking_code c WHERE c.number_digest = $3 AND c.order_id = o.id
        AND c.code_digest = $4 AND c.expires_at > clock_timestamp()) THEN NULL
      ELSE 'code' END AS "changesNeed"
  FROM orders."order" o WHERE o.number = $1 AND o.zip = $2`;

// Bounded by the time of its email, however often it is entered.
const KEEP_ENTERED = `
  UPDATE orders.tracking_code SET expires_at = mailed_at + make_interval(mins => $3)
  WHERE number_digest = $1 AND code_digest = $2 AND expires_at > clock_timestamp()
    AND expires_at < mailed_at + make_interval(mins => $3)`;

const ASKED = `
  SELECT o.id, o.number, o.email FROM orders.tracking_code c JOIN orders."order" o ON o.id = c.order_id
  WHERE c.id = $1 AND c.code_digest IS NULL FOR UPDATE OF c`;

const HOLD = "SELECT pg_advisory_xact_lock(hashtextextended('tracking codes of ' || $1, 0))";

const MAILED = `
  SELECT coalesce(bool_or(expires_at > clock_timestamp() + make_interval(mins => $2)), false) AS is_live,
    (count(*) FILTER (WHERE mailed_at > clock_timestamp() - interval '1 day'))::int AS of_day
  FROM orders.tracking_code WHERE order_id = $1 AND mailed_at IS NOT NULL`;

const KEEP = `
  UPDATE orders.tracking_code SET code_digest = $2, mailed_at = clock_timestamp(),
    expires_at = clock_timestamp() + make_interval(mins => $3)
  WHERE id = $1`;

const GUESSED = `
  SELECT o.id, o.number, g.wrong, g.networks FROM orders."order" o, orders.tracking_guess g
  WHERE o.number = $1 AND g.number_digest = $2`;

const FORGET_CODES = `
  DELETE FROM orders.tracking_code WHERE expires_at < clock_timestamp() - interval '1 hour'
    AND (mailed_at IS NULL OR mailed_at < clock_timestamp() - interval '1 day')`;
const FORGET_GUESSES = 'DELETE FROM orders.tracking_guess WHERE counts_until < clock_timestamp()';

/** Tries to open orders, and the codes that open locked ones. */
@Injectable()
export class TrackingGuardRepository {
  constructor(private readonly database: Database) {}

  async judge(tried: TrackingTry): Promise<TrackingVerdict> {
    const row = await this.database.one<Computed<{ verdict: TrackingVerdict }>>(JUDGE, [
      tried.numberDigest,
      tried.orderNumber,
      tried.zip,
      tried.codeDigest,
      tried.network,
      MOST_WRONG_ZIPS,
      NUMBER_LOCK_HOURS,
    ]);
    return row?.verdict ?? 'locked';
  }

  /** A code that is entered in time works on for an hour. */
  async keepEntered({
    numberDigest,
    codeDigest,
  }: Pick<TrackingTry, 'numberDigest' | 'codeDigest'>): Promise<void> {
    await this.database.execute(KEEP_ENTERED, [numberDigest, codeDigest, ENTERED_CODE_MINUTES]);
  }

  /** Null if no order has this pair. */
  standing({
    numberDigest,
    orderNumber,
    zip,
    codeDigest,
  }: Omit<TrackingTry, 'network'>): Promise<OpenedOrder | null> {
    return this.database.one<OpenedOrder>(STANDING, [orderNumber, zip, numberDigest, codeDigest]);
  }

  /** False if no code is needed: the number isn't locked, and nothing is to be changed. */
  async ask(
    tx: Transaction,
    askId: string,
    {
      numberDigest,
      orderNumber,
      zip,
      isForChanges,
    }: Pick<TrackingTry, 'numberDigest' | 'orderNumber' | 'zip'> & { readonly isForChanges: boolean },
  ): Promise<boolean> {
    const values = [askId, numberDigest, orderNumber, zip, MOST_WRONG_ZIPS, isForChanges];
    return (await tx.execute(ASK, values)) === 1;
  }

  /** Null if the pair doesn't match an order, or its code was already made. */
  asked(tx: Transaction, askId: string): Promise<AskedCode | null> {
    return tx.one<AskedCode>(ASKED, [askId]);
  }

  /** Returns the minutes that the order's next code works; null while an earlier code works. The lock holds until the transaction ends. */
  async minutesOfNext(tx: Transaction, { id }: AskedCode): Promise<number | null> {
    await tx.execute(HOLD, [id]);
    const values = [id, TRACKING_CODE_ENDING_MINUTES];
    const mailed = await tx.one<Computed<{ is_live: boolean; of_day: number }>>(MAILED, values);
    return mailed?.is_live === true ? null : trackingCodeMinutes(mailed?.of_day ?? 0);
  }

  async keepCode(
    tx: Transaction,
    askId: string,
    codeDigest: NonNullable<TrackingCodeRow['code_digest']>,
    minutes: number,
  ): Promise<void> {
    await tx.execute(KEEP, [askId, codeDigest, minutes]);
  }

  guessed(tx: Transaction, orderNumber: string, numberDigest: string): Promise<GuessedOrder | null> {
    return tx.one<GuessedOrder>(GUESSED, [orderNumber, numberDigest]);
  }

  /** Removes what no longer counts. */
  async forget(): Promise<void> {
    await this.database.execute(FORGET_CODES);
    await this.database.execute(FORGET_GUESSES);
  }
}

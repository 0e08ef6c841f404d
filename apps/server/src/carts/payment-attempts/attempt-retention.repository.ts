import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner } from '../../platform/database/index.js';
import type { Person } from '../../platform/personal-data/index.js';

// While the provider may still hold money of an attempt, we keep looking for it. That doesn't need the buyer's
// address.
const IS_OVER = "state IN ('captured', 'failed') AND next_look_at IS NULL";
const THEIRS = "(lower(draft -> 'shipTo' ->> 'email') = $1 OR account_id = $2)";
const WITHOUT_PERSON =
  "draft = draft - 'shipTo' - 'poNumber' - 'vehicle' - 'deliverTo', provider_token = NULL, mailbox = NULL, address = NULL, network = NULL, account_id = NULL";

const OF_PERSON = `
  SELECT created_at AS "at", amount_in_cents AS "amountInCents", method, state, failure_code AS "failure",
    card_brand AS "card", card_last4 AS "lastDigits", draft -> 'shipTo' AS "shipTo"
  FROM checkout.payment_attempt WHERE ${THEIRS} ORDER BY created_at`;

const COUNT_OPEN = `
  SELECT count(*)::int AS count FROM checkout.payment_attempt WHERE ${THEIRS} AND NOT (${IS_OVER})`;

const FORGET_PERSON = `
  UPDATE checkout.payment_attempt SET ${WITHOUT_PERSON} WHERE ${THEIRS} OR order_id = ANY ($3::uuid[])`;

const FORGET_OLD = `
  UPDATE checkout.payment_attempt SET ${WITHOUT_PERSON}
  WHERE ${IS_OVER} AND draft ? 'shipTo' AND updated_at < clock_timestamp() - make_interval(days => $1)`;

/** The buyers of attempts, and their erasure. */
@Injectable()
export class AttemptRetention {
  ofPerson(db: SqlRunner, { email, accountId }: Person): Promise<Record<string, unknown>[]> {
    return db.query<Record<string, unknown>>(OF_PERSON, [email, accountId]);
  }

  /** Attempts whose money is not settled. */
  async countOpen(db: SqlRunner, { email, accountId }: Person): Promise<number> {
    return (await db.one<Computed<{ count: number }>>(COUNT_OPEN, [email, accountId]))?.count ?? 0;
  }

  /** Also the attempts of their orders, whose address may be another one. */
  async forgetPerson(
    db: SqlRunner,
    { email, accountId }: Person,
    orderIds: readonly string[],
  ): Promise<void> {
    await db.execute(FORGET_PERSON, [email, accountId, [...orderIds]]);
  }

  async forgetOlderThan(db: SqlRunner, days: number): Promise<void> {
    await db.execute(FORGET_OLD, [days]);
  }
}

import type pg from 'pg';

import { type AskedCharge, type Behavior, BEHAVIORS, type ChargeOutcome } from './behavior.js';

export interface Charge {
  readonly id: string;
  readonly requestHash: string;
  readonly amountInCents: number;
  readonly refundedInCents: number;
  readonly status: 'succeeded' | 'processing' | 'failed';
  readonly failureCode: string | null;
  readonly brand: string;
  /** Null where a lender paid and there is no card. */
  readonly last4: string | null;
  readonly currency: string;
  /** The merchant's own reference. */
  readonly reference: string;
  readonly identity: string | null;
}

export interface CardToken {
  readonly brand: string;
  readonly last4: string;
  readonly behavior: Behavior;
  /** The same for every token of one card; nothing leads from it to the number. */
  readonly identity: string;
}

interface ChargeRow {
  id: string;
  request_hash: string;
  amount_in_cents: string;
  refunded_in_cents: string;
  status: Charge['status'];
  failure_code: string | null;
  brand: string;
  last4: string | null;
  currency: string;
  reference: string;
  identity: string | null;
}

const toCharge = (row: ChargeRow): Charge => ({
  id: row.id,
  requestHash: row.request_hash,
  amountInCents: Number(row.amount_in_cents),
  refundedInCents: Number(row.refunded_in_cents),
  status: row.status,
  failureCode: row.failure_code,
  brand: row.brand,
  last4: row.last4,
  currency: row.currency,
  reference: row.reference,
  identity: row.identity,
});

const TOKEN_LIFETIME_MS = 30 * 60_000;
/** Time an expired card stays in the books. */
const TOKEN_RETENTION_MS = 24 * 60 * 60_000;

const FIND_CHARGE = `SELECT id, request_hash, amount_in_cents, refunded_in_cents, status, failure_code, brand, last4,
    currency, reference, identity
  FROM payment_sandbox.charge WHERE idempotency_key = $1`;

/** The sandbox provider's books. Card numbers are never written: only brand, last four digits and behavior. */
export class SandboxStore {
  constructor(private readonly pool: pg.Pool) {}

  async saveToken(token: string, card: CardToken, now: Date): Promise<void> {
    // The sandbox has no jobs: each new card takes the old ones along.
    await this.pool.query('DELETE FROM payment_sandbox.card_token WHERE expires_at < $1', [
      new Date(now.getTime() - TOKEN_RETENTION_MS),
    ]);
    await this.pool.query(
      `INSERT INTO payment_sandbox.card_token (token, brand, last4, behaviour, identity, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        token,
        card.brand,
        card.last4,
        card.behavior,
        card.identity,
        new Date(now.getTime() + TOKEN_LIFETIME_MS),
      ],
    );
  }

  async findToken(token: string, now: Date): Promise<CardToken | null> {
    const { rows } = await this.pool.query<{
      brand: string;
      last4: string;
      behavior: string;
      identity: string;
    }>(
      'SELECT brand, last4, identity, behaviour AS behavior FROM payment_sandbox.card_token WHERE token = $1 AND expires_at > $2',
      [token, now],
    );
    const [row] = rows;
    const behavior = BEHAVIORS.find((known) => known === row?.behavior);
    return row && behavior ? { brand: row.brand, last4: row.last4, identity: row.identity, behavior } : null;
  }

  /** Settles what has waited long enough, then returns the charge of the key. */
  async findCharge(idempotencyKey: string, now: Date): Promise<Charge | null> {
    await this.pool.query(
      "UPDATE payment_sandbox.charge SET status = 'succeeded', settles_at = NULL WHERE idempotency_key = $1 AND status = 'processing' AND settles_at <= $2",
      [idempotencyKey, now],
    );
    const { rows } = await this.pool.query<ChargeRow>(FIND_CHARGE, [idempotencyKey]);
    return rows[0] ? toCharge(rows[0]) : null;
  }

  /** Writes the charge unless its key was used before; returns what the books hold for the key. */
  async charge(
    entry: AskedCharge & { id: string; idempotencyKey: string; requestHash: string },
    card: CardToken,
    outcome: ChargeOutcome,
    now: Date,
  ): Promise<Charge | null> {
    await this.pool.query(
      `INSERT INTO payment_sandbox.charge (id, idempotency_key, request_hash, amount_in_cents, status, failure_code, brand, last4, settles_at,
         currency, reference, identity)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (idempotency_key) DO NOTHING`,
      [
        entry.id,
        entry.idempotencyKey,
        entry.requestHash,
        entry.amountInCents,
        outcome.status,
        outcome.failureCode,
        card.brand,
        card.last4,
        outcome.settlesAt,
        entry.currency,
        entry.reference,
        card.identity,
      ],
    );
    return this.findCharge(entry.idempotencyKey, now);
  }

  /** Refunds at most what is left of the charge; a key that was used before changes nothing. Null: not possible. */
  async refund(entry: {
    id: string;
    idempotencyKey: string;
    chargeId: string;
    amountInCents: number;
  }): Promise<string | null> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      const { rows: charges } = await client.query<{ left: string }>(
        "SELECT amount_in_cents - refunded_in_cents AS left FROM payment_sandbox.charge WHERE id = $1 AND status = 'succeeded' FOR UPDATE",
        [entry.chargeId],
      );
      const { rows: earlier } = await client.query<{
        id: string;
        charge_id: string;
        amount_in_cents: string;
      }>('SELECT id, charge_id, amount_in_cents FROM payment_sandbox.refund WHERE idempotency_key = $1', [
        entry.idempotencyKey,
      ]);
      const [known] = earlier;
      if (known) {
        await client.query('COMMIT');
        const isSame =
          known.charge_id === entry.chargeId && Number(known.amount_in_cents) === entry.amountInCents;
        return isSame ? known.id : null;
      }
      if (!charges[0] || Number(charges[0].left) < entry.amountInCents) {
        await client.query('ROLLBACK');
        return null;
      }
      await client.query(
        'INSERT INTO payment_sandbox.refund (id, idempotency_key, charge_id, amount_in_cents) VALUES ($1, $2, $3, $4)',
        [entry.id, entry.idempotencyKey, entry.chargeId, entry.amountInCents],
      );
      await client.query(
        'UPDATE payment_sandbox.charge SET refunded_in_cents = refunded_in_cents + $2 WHERE id = $1',
        [entry.chargeId, entry.amountInCents],
      );
      await client.query('COMMIT');
      return entry.id;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }
}

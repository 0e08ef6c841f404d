import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { LoanAnswer, LoanSession } from './loan-session.js';

interface SessionRow {
  id: string;
  request_hash: string;
  lender: string;
  amount_in_cents: string;
  description: string;
  return_url: string;
  state: LoanSession['state'];
  reference: string;
  lent_in_cents: string | null;
  charge_id: string | null;
  expires_at: Date;
}

export type NewSession = Omit<LoanSession, 'state' | 'chargeId' | 'lentInCents'> & {
  readonly idempotencyKey: string;
};

const COLUMNS = `SELECT id, request_hash, lender, amount_in_cents, description, return_url, state, charge_id, expires_at,
    reference, lent_in_cents
  FROM payment_sandbox.loan_session`;

const BY_KEY = `${COLUMNS} WHERE idempotency_key = $1`;
const BY_ID = `${COLUMNS} WHERE id = $1`;

const OPEN = `INSERT INTO payment_sandbox.loan_session
    (id, idempotency_key, request_hash, lender, amount_in_cents, description, return_url, state, expires_at, reference)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'open', $8, $9) ON CONFLICT (idempotency_key) DO NOTHING`;

const ANSWER = `UPDATE payment_sandbox.loan_session SET state = $2, lent_in_cents = CASE WHEN $4 THEN greatest(1, amount_in_cents / 2) END
  WHERE id = $1 AND state = 'open' AND expires_at > $3`;

const CANCEL = `UPDATE payment_sandbox.loan_session SET state = 'cancelled'
  WHERE id = $1 AND state IN ('open', 'approved')`;

// One statement: a second capture, or one during a cancellation, finds the first one's row.
const CAPTURE = `
  WITH taken AS (
    INSERT INTO payment_sandbox.charge (id, idempotency_key, request_hash, amount_in_cents, status, brand, reference)
    SELECT $2, 'loan:' || id, request_hash, coalesce(lent_in_cents, amount_in_cents), 'succeeded', lender, reference
    FROM payment_sandbox.loan_session WHERE id = $1 AND state = 'approved' FOR UPDATE
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id
  )
  UPDATE payment_sandbox.loan_session SET state = 'captured', charge_id = taken.id FROM taken
  WHERE loan_session.id = $1 AND state = 'approved'`;

const toSession = (row: SessionRow): LoanSession => ({
  id: row.id,
  requestHash: row.request_hash,
  lender: row.lender,
  amountInCents: Number(row.amount_in_cents),
  description: row.description,
  returnUrl: row.return_url,
  state: row.state,
  reference: row.reference,
  lentInCents: Number(row.lent_in_cents ?? row.amount_in_cents),
  chargeId: row.charge_id,
  expiresAt: row.expires_at,
});

const AGREED: ReadonlySet<LoanAnswer> = new Set(['approved', 'late', 'half']);

/** The lenders' books. */
export class LoanStore {
  constructor(private readonly pool: pg.Pool) {}

  /** Opens a session unless its key was used before; returns what the books hold for the key. */
  async open({ idempotencyKey, ...session }: NewSession): Promise<LoanSession | null> {
    const { id, requestHash, lender, amountInCents, description, returnUrl, expiresAt, reference } = session;
    const values = [
      id,
      idempotencyKey,
      requestHash,
      lender,
      amountInCents,
      description,
      returnUrl,
      expiresAt,
      reference,
    ];
    await this.pool.query(OPEN, values);
    return this.byKey(idempotencyKey);
  }

  byKey(idempotencyKey: string): Promise<LoanSession | null> {
    return this.one(BY_KEY, idempotencyKey);
  }

  byId(id: string): Promise<LoanSession | null> {
    return this.one(BY_ID, id);
  }

  /** A session is answered once; the first answer is final. */
  async answer(id: string, answer: LoanAnswer, now: Date): Promise<LoanSession | null> {
    await this.pool.query(ANSWER, [id, AGREED.has(answer) ? 'approved' : answer, now, answer === 'half']);
    return this.byId(id);
  }

  /** Lends the money of an approved session, once. */
  async capture(id: string): Promise<LoanSession | null> {
    await this.pool.query(CAPTURE, [id, `ch_${randomUUID()}`]);
    return this.byId(id);
  }

  /** Releases money that isn't lent yet. */
  async cancel(id: string): Promise<LoanSession | null> {
    await this.pool.query(CANCEL, [id]);
    return this.byId(id);
  }

  private async one(sql: string, value: string): Promise<LoanSession | null> {
    const { rows } = await this.pool.query<SessionRow>(sql, [value]);
    return rows[0] ? toSession(rows[0]) : null;
  }
}

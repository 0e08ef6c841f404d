import { Injectable } from '@nestjs/common';
import { STAFF_STEP_COOKIE } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import type { StaffRow } from '../staff.entity.js';

/** Ten minutes suffice to find a phone; five wrong codes send people back to their password. */
const STEP_MINUTES = STAFF_STEP_COOKIE.maxAgeSeconds / 60;
const MOST_FAILURES = 5;

const INSERT = `
  INSERT INTO identity.staff_sign_in_step (token_hash, staff_id, expires_at)
  VALUES ($1, $2, now() + make_interval(mins => $3))`;

const FIND = `
  SELECT s.staff_id AS "staffId", p.email, p.name
  FROM identity.staff_sign_in_step s JOIN identity.staff p ON p.id = s.staff_id AND p.is_active
  WHERE s.token_hash = $1 AND s.expires_at > now() AND s.failed_count < $2`;

const LOCK = [FIND, 'FOR UPDATE OF s'].join(' ');

/** A person whose password was right and whose second factor is awaited. */
export type WaitingStaff = Pick<StaffRow, 'email' | 'name'> & Renamed<StaffRow, { staffId: 'id' }>;

/** The only user of the sign-ins under way; tokens are kept as hashes. */
@Injectable()
export class SignInStepRepository {
  async insert(db: SqlRunner, tokenHash: string, staffId: string): Promise<void> {
    await db.execute(INSERT, [tokenHash, staffId, STEP_MINUTES]);
  }

  find(db: SqlRunner, tokenHash: string): Promise<WaitingStaff | null> {
    return db.one<WaitingStaff>(FIND, [tokenHash, MOST_FAILURES]);
  }

  /** As `find`; two answers to one sign-in come one after the other. */
  lock(tx: Transaction, tokenHash: string): Promise<WaitingStaff | null> {
    return tx.one<WaitingStaff>(LOCK, [tokenHash, MOST_FAILURES]);
  }

  async countFailure(db: SqlRunner, tokenHash: string): Promise<void> {
    await db.execute(
      'UPDATE identity.staff_sign_in_step SET failed_count = failed_count + 1 WHERE token_hash = $1',
      [tokenHash],
    );
  }

  async remove(db: SqlRunner, tokenHash: string): Promise<void> {
    await db.execute('DELETE FROM identity.staff_sign_in_step WHERE token_hash = $1', [tokenHash]);
  }

  async removeExpired(db: SqlRunner): Promise<void> {
    await db.execute('DELETE FROM identity.staff_sign_in_step WHERE expires_at < now()');
  }
}

import { Injectable } from '@nestjs/common';
import type { SqlRunner, Transaction } from '../../platform/database/index.js';

export interface StaffAccount {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  /** Null until the person has taken up their invitation. */
  readonly passwordHash: string | null;
  readonly isLocked: boolean;
}

interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly is_locked: boolean;
}

/** Ten wrong passwords in a row lock an account for a quarter of an hour. */
const FAILURES_UNTIL_LOCK = 10;
const LOCK_MINUTES = 15;

const FIND = `
  SELECT id, email, name, password_hash, coalesce(locked_until > now(), false) AS is_locked
  FROM identity.staff WHERE email = $1 AND is_active`;

const FIND_BY_ID = `
  SELECT id, email, name, password_hash, coalesce(locked_until > now(), false) AS is_locked
  FROM identity.staff WHERE id = $1 AND is_active`;

const SET_PASSWORD = `
  UPDATE identity.staff SET password_hash = $2, failed_count = 0, locked_until = NULL WHERE id = $1`;

const COUNT_FAILURE = `
  UPDATE identity.staff SET
    failed_count = CASE WHEN failed_count + 1 >= $2 THEN 0 ELSE failed_count + 1 END,
    locked_until = CASE WHEN failed_count + 1 >= $2 THEN now() + make_interval(mins => $3) ELSE locked_until END
  WHERE id = $1`;

const accountOf = (row: StaffRow | null): StaffAccount | null =>
  row === null
    ? null
    : {
        staffId: row.id,
        email: row.email,
        name: row.name,
        passwordHash: row.password_hash,
        isLocked: row.is_locked,
      };

/** The only user of the staff accounts. */
@Injectable()
export class StaffRepository {
  async findByEmail(db: SqlRunner, email: string): Promise<StaffAccount | null> {
    return accountOf(await db.one<StaffRow>(FIND, [email.toLowerCase()]));
  }

  async findById(db: SqlRunner, staffId: string): Promise<StaffAccount | null> {
    return accountOf(await db.one<StaffRow>(FIND_BY_ID, [staffId]));
  }

  async setPassword(tx: Transaction, staffId: string, passwordHash: string): Promise<void> {
    await tx.execute(SET_PASSWORD, [staffId, passwordHash]);
  }

  async countFailure(db: SqlRunner, staffId: string): Promise<void> {
    await db.execute(COUNT_FAILURE, [staffId, FAILURES_UNTIL_LOCK, LOCK_MINUTES]);
  }

  /** The same password in another hash, unless it has been changed meanwhile. */
  async renewHash(db: SqlRunner, staffId: string, from: string, to: string): Promise<void> {
    await db.execute('UPDATE identity.staff SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
      staffId,
      from,
      to,
    ]);
  }

  async clearFailures(db: SqlRunner, staffId: string): Promise<void> {
    await db.execute('UPDATE identity.staff SET failed_count = 0, locked_until = NULL WHERE id = $1', [
      staffId,
    ]);
  }
}

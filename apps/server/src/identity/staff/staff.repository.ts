import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '../../platform/database/index.js';

export interface StaffAccount {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly isLocked: boolean;
}

interface StaffRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly is_locked: boolean;
}

/** Ten wrong passwords in a row lock an account for a quarter of an hour. */
const FAILURES_UNTIL_LOCK = 10;
const LOCK_MINUTES = 15;

const FIND = `
  SELECT id, email, name, password_hash, coalesce(locked_until > now(), false) AS is_locked
  FROM identity.staff WHERE email = $1 AND is_active`;

const COUNT_FAILURE = `
  UPDATE identity.staff SET
    failed_count = CASE WHEN failed_count + 1 >= $2 THEN 0 ELSE failed_count + 1 END,
    locked_until = CASE WHEN failed_count + 1 >= $2 THEN now() + make_interval(mins => $3) ELSE locked_until END
  WHERE id = $1`;

/** The only user of the staff accounts. */
@Injectable()
export class StaffRepository {
  async findByEmail(db: SqlRunner, email: string): Promise<StaffAccount | null> {
    const row = await db.one<StaffRow>(FIND, [email.toLowerCase()]);
    if (row === null) return null;
    const { id: staffId, name, password_hash: passwordHash, is_locked: isLocked } = row;
    return { staffId, email: row.email, name, passwordHash, isLocked };
  }

  async countFailure(db: SqlRunner, staffId: string): Promise<void> {
    await db.execute(COUNT_FAILURE, [staffId, FAILURES_UNTIL_LOCK, LOCK_MINUTES]);
  }

  async clearFailures(db: SqlRunner, staffId: string): Promise<void> {
    await db.execute('UPDATE identity.staff SET failed_count = 0, locked_until = NULL WHERE id = $1', [
      staffId,
    ]);
  }
}

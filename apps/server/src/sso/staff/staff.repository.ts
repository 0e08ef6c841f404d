import { Injectable } from '@nestjs/common';

import type { Computed, SqlRunner, Transaction } from '../../platform/database/index.js';
import { type StaffRow, staffEntity } from './staff.entity.js';

export interface StaffAccount {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  /** Null until the person has taken up their invitation. */
  readonly passwordHash: string | null;
  readonly isLocked: boolean;
}

type AccountRow = Pick<StaffRow, 'id' | 'email' | 'name' | 'password_hash'> &
  Computed<{ is_locked: boolean }>;

/** Ten wrong passwords in a row lock an account for a quarter of an hour. */
const FAILURES_UNTIL_LOCK = 10;
const LOCK_MINUTES = 15;

const ACTIVE = `
  SELECT id, email, name, password_hash, coalesce(locked_until > now(), false) AS is_locked
  FROM identity.staff WHERE is_active AND`;

const FIND = [ACTIVE, 'email = $1'].join(' ');
const FIND_BY_ID = [ACTIVE, 'id = $1'].join(' ');

const COUNT_FAILURE = `
  UPDATE identity.staff SET
    failed_count = CASE WHEN failed_count + 1 >= $2 THEN 0 ELSE failed_count + 1 END,
    locked_until = CASE WHEN failed_count + 1 >= $2 THEN now() + make_interval(mins => $3) ELSE locked_until END
  WHERE id = $1`;

const accountOf = (row: AccountRow | null): StaffAccount | null =>
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
    return accountOf(await db.one<AccountRow>(FIND, [email.toLowerCase()]));
  }

  async findById(db: SqlRunner, staffId: string): Promise<StaffAccount | null> {
    return accountOf(await db.one<AccountRow>(FIND_BY_ID, [staffId]));
  }

  async setPassword(tx: Transaction, staffId: string, passwordHash: string): Promise<void> {
    await tx
      .repository(staffEntity)
      .update({ id: staffId }, { password_hash: passwordHash, failed_count: 0, locked_until: null });
  }

  async countFailure(db: SqlRunner, staffId: string): Promise<void> {
    await db.execute(COUNT_FAILURE, [staffId, FAILURES_UNTIL_LOCK, LOCK_MINUTES]);
  }

  /** The same password in another hash, unless it has changed meanwhile. */
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

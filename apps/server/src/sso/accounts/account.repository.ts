import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import {
  columnList,
  Database,
  type Present,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { type AccountRow, accountEntity } from './account.entity.js';
import type { Account } from './account.js';

const LIVING = [
  'id',
  'email',
  'email_proved_at',
  'first_name',
  'last_name',
  'phone',
  'is_crew_wished',
  'is_active',
  'version',
  'created_at',
] as const satisfies readonly (keyof AccountRow)[];

/** An account that was not erased: it has its address. */
type LivingRow = Pick<AccountRow, Exclude<(typeof LIVING)[number], 'email'>> &
  Present<Pick<AccountRow, 'email'>>;

/** The credentials of an account. */
export type SignInSecret = Renamed<
  AccountRow,
  { accountId: 'id'; passwordHash: 'password_hash'; isActive: 'is_active' }
>;

export interface NewAccount {
  readonly accountId: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly isCrewRequested: boolean;
}

const COLUMNS = columnList(LIVING);
const SECRETS = 'id AS "accountId", password_hash AS "passwordHash", is_active AS "isActive"';

const FIND_MANY = `SELECT ${COLUMNS} FROM identity.account WHERE id = ANY($1::uuid[]) AND erased_at IS NULL`;
const FIND_BY_EMAIL = `SELECT ${COLUMNS} FROM identity.account WHERE email = lower($1)`;
const OF_MAILBOXES = 'SELECT id FROM identity.account WHERE mailbox = ANY ($1::text[]) ORDER BY id';
const SECRET_BY_EMAIL = `SELECT ${SECRETS} FROM identity.account WHERE email = lower($1)`;

const accountOf = (row: LivingRow): Account => ({
  accountId: row.id,
  email: row.email,
  isEmailProved: row.email_proved_at !== null,
  firstName: row.first_name,
  lastName: row.last_name,
  phone: row.phone,
  isCrewRequested: row.is_crew_wished,
  isActive: row.is_active,
  version: row.version,
  createdAt: row.created_at,
});

/** The only SQL on accounts. Erased ones are not found. */
@Injectable()
export class AccountRepository {
  constructor(private readonly database: Database) {}

  async find(accountId: string, db: SqlRunner = this.database): Promise<Account | null> {
    return (await this.findMany([accountId], db))[0] ?? null;
  }

  async findMany(accountIds: readonly string[], db: SqlRunner = this.database): Promise<Account[]> {
    const rows = await db.query<LivingRow>(FIND_MANY, [accountIds]);
    return rows.map(accountOf);
  }

  async findByEmail(email: string, db: SqlRunner = this.database): Promise<Account | null> {
    const row = await db.one<LivingRow>(FIND_BY_EMAIL, [email]);
    return row === null ? null : accountOf(row);
  }

  async idsOfMailboxes(mailboxes: readonly string[], db: SqlRunner = this.database): Promise<string[]> {
    const rows = await db.prepared<Pick<AccountRow, 'id'>>(OF_MAILBOXES, [mailboxes]);
    return rows.map(({ id }) => id);
  }

  secretOfEmail(email: string): Promise<SignInSecret | null> {
    return this.database.one<SignInSecret>(SECRET_BY_EMAIL, [email]);
  }

  /** The same password in another hash, unless it has changed meanwhile. */
  async renewHash(accountId: string, from: string, to: string): Promise<void> {
    await this.database.execute(
      'UPDATE identity.account SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
      [accountId, from, to],
    );
  }

  /** The address is proved: an account begins with the proof. False where the address has one already. */
  async insert(tx: Transaction, account: NewAccount): Promise<boolean> {
    const { accountId, email, passwordHash, firstName, lastName, isCrewRequested } = account;
    const count = await tx.execute(
      `INSERT INTO identity.account
         (id, email, email_proved_at, password_hash, first_name, last_name, is_crew_wished)
       VALUES ($1, lower($2), now(), $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING`,
      [accountId, email, passwordHash, firstName, lastName, isCrewRequested],
    );
    return count === 1;
  }

  async setPassword(tx: Transaction, accountId: string, passwordHash: string): Promise<void> {
    await tx
      .repository(accountEntity)
      .update(
        { id: accountId, erased_at: IsNull() },
        { password_hash: passwordHash, version: () => 'version + 1' },
      );
  }

  /** False if the account changed since `version`. */
  async setProfile(
    tx: Transaction,
    {
      accountId,
      firstName,
      lastName,
      phone,
      version,
    }: Omit<Account, 'email' | 'isEmailProved' | 'isCrewRequested' | 'isActive' | 'createdAt'>,
  ): Promise<boolean> {
    const { affected } = await tx
      .repository(accountEntity)
      .update(
        { id: accountId, version, erased_at: IsNull() },
        { first_name: firstName, last_name: lastName, phone, version: version + 1 },
      );
    return affected === 1;
  }

  /** False if there was no person to erase. */
  async erase(tx: Transaction, accountId: string): Promise<boolean> {
    const count = await tx.execute(
      `UPDATE identity.account SET email = NULL, email_proved_at = NULL, password_hash = NULL, phone = NULL,
         first_name = '', last_name = '', is_crew_wished = false, is_active = false, version = version + 1, erased_at = now()
       WHERE id = $1 AND erased_at IS NULL`,
      [accountId],
    );
    if (count === 0) return false;
    await tx.execute('DELETE FROM identity.passkey WHERE account_id = $1', [accountId]);
    await tx.execute('DELETE FROM identity.outside_identity WHERE account_id = $1', [accountId]);
    return true;
  }
}

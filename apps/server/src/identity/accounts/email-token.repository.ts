import { Injectable } from '@nestjs/common';

import { Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';

export type EmailTokenPurpose = 'confirm' | 'reset';

export interface EmailToken {
  readonly tokenHash: string;
  readonly purpose: EmailTokenPurpose;
  readonly email: string;
  readonly accountId: string | null;
  /** Sealed: who registers. */
  readonly registration: string | null;
  /** The browser that asked. */
  readonly browserHash: string | null;
}

/** Mails to one address within an hour; whoever asks for more hears the same and no mail goes out. */
const MAILS_PER_HOUR = 5;

const INSERT = `INSERT INTO identity.account_email_token
    (token_hash, purpose, email, account_id, registration, browser_hash, expires_at)
  SELECT $1, $2, $3, $4::uuid, $5, $6, now() + make_interval(mins => $7)
  WHERE (SELECT count(*) FROM identity.account_email_token
         WHERE email = $3 AND created_at > now() - interval '1 hour') < ${MAILS_PER_HOUR}`;

const LIVE = `SELECT token_hash AS "tokenHash", purpose, email, account_id AS "accountId", registration,
    browser_hash AS "browserHash"
  FROM identity.account_email_token
  WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > clock_timestamp()`;

@Injectable()
export class EmailTokenRepository {
  constructor(private readonly database: Database) {}

  /** False when the address has had enough mails for now. */
  async insert(tx: Transaction, token: EmailToken, minutes: number): Promise<boolean> {
    const { tokenHash, purpose, email, accountId, registration, browserHash } = token;
    const values = [tokenHash, purpose, email, accountId, registration, browserHash, minutes];
    return (await tx.execute(INSERT, values)) === 1;
  }

  /** A token that may still be used; nothing is locked. */
  findLive(
    purpose: EmailTokenPurpose,
    tokenHash: string,
    db: SqlRunner = this.database,
  ): Promise<EmailToken | null> {
    return db.one<EmailToken>(LIVE, [tokenHash, purpose]);
  }

  /** Uses the token; false when somebody else was first. */
  async use(tx: Transaction, tokenHash: string): Promise<boolean> {
    const count = await tx.execute(
      'UPDATE identity.account_email_token SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL',
      [tokenHash],
    );
    return count === 1;
  }

  /** Takes every other link to this address out of service. */
  async useAll(tx: Transaction, email: string): Promise<void> {
    await tx.execute(
      'UPDATE identity.account_email_token SET used_at = now() WHERE email = $1 AND used_at IS NULL',
      [email],
    );
  }

  async forget(tx: Transaction, email: string): Promise<void> {
    await tx.execute('DELETE FROM identity.account_email_token WHERE email = $1', [email]);
  }

  async sweep(): Promise<void> {
    await this.database.execute(
      `DELETE FROM identity.account_email_token WHERE expires_at < clock_timestamp() - interval '1 day'`,
    );
  }
}

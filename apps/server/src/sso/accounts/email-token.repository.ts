import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { Database, type Renamed, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { type AccountEmailTokenRow, accountEmailTokenEntity } from './account-email-token.entity.js';

export type EmailTokenPurpose = AccountEmailTokenRow['purpose'];

/** `registration` seals the new person's data; `browserHash` identifies the browser that asked. */
export type EmailToken = Pick<AccountEmailTokenRow, 'purpose' | 'email' | 'registration'> &
  Renamed<
    AccountEmailTokenRow,
    { tokenHash: 'token_hash'; accountId: 'account_id'; browserHash: 'browser_hash' }
  >;

/** Limit of emails to one address within an hour. Beyond it the reply is the same and no email goes out. */
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

  /** False if the address has reached its email limit. */
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

  /** Uses the token. False if it was already used. */
  async use(tx: Transaction, tokenHash: string): Promise<boolean> {
    const { affected } = await tx
      .repository(accountEmailTokenEntity)
      .update({ token_hash: tokenHash, used_at: IsNull() }, { used_at: () => 'now()' });
    return affected === 1;
  }

  /** Takes every other link to this address out of service. */
  async useAll(tx: Transaction, email: string): Promise<void> {
    await tx
      .repository(accountEmailTokenEntity)
      .update({ email, used_at: IsNull() }, { used_at: () => 'now()' });
  }

  async forget(tx: Transaction, email: string): Promise<void> {
    await tx.repository(accountEmailTokenEntity).delete({ email });
  }

  async sweep(): Promise<void> {
    await this.database.execute(
      `DELETE FROM identity.account_email_token WHERE expires_at < clock_timestamp() - interval '1 day'`,
    );
  }
}

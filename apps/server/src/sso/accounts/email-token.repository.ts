import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import {
  type Computed,
  Database,
  type Renamed,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import { type AccountEmailTokenRow, accountEmailTokenEntity } from './account-email-token.entity.js';

/** One person's own tries fit in, and each costs a hash of the password. */
const MOST_WAITING = 5;

export type EmailTokenPurpose = AccountEmailTokenRow['purpose'];

/** `isMailed` is false for a registration that waits for a link sent earlier; `registration` seals the new person's data; `browserHash` identifies the browser that asked. */
export type EmailToken = Pick<AccountEmailTokenRow, 'purpose' | 'email' | 'registration'> &
  Renamed<
    AccountEmailTokenRow,
    { tokenHash: 'token_hash'; accountId: 'account_id'; browserHash: 'browser_hash' }
  >;

export type WaitingRow = Pick<EmailToken, 'registration' | 'tokenHash' | 'browserHash'>;

/** Links mailed to an address. */
export type MailedLinks = Computed<{ is_live: boolean; is_recent: boolean; of_day: number }>;

const HOLD = "SELECT pg_advisory_xact_lock(hashtextextended('links to ' || $1, 0))";

const INSERT = `INSERT INTO identity.account_email_token
    (token_hash, purpose, email, account_id, registration, browser_hash, is_mailed, created_at, expires_at)
  VALUES ($1, $2, $3, $4::uuid, $5, $6, $7, clock_timestamp(), clock_timestamp() + make_interval(mins => $8))`;

const MAILED = `SELECT coalesce(bool_or(used_at IS NULL AND expires_at > clock_timestamp()), false) AS is_live,
    coalesce(bool_or(used_at IS NULL AND created_at > clock_timestamp() - interval '1 hour'), false) AS is_recent,
    (count(*) FILTER (WHERE created_at > clock_timestamp() - interval '1 day'))::int AS of_day
  FROM identity.account_email_token WHERE email = $1 AND purpose = $2 AND is_mailed`;

// The asking browser's own first, then the one of the link, then the newest.
const WAITING = `SELECT registration, token_hash AS "tokenHash", browser_hash AS "browserHash"
  FROM identity.account_email_token
  WHERE email = $1 AND purpose = 'confirm' AND used_at IS NULL AND expires_at > clock_timestamp() AND registration IS NOT NULL
  ORDER BY browser_hash = $2 DESC, CASE WHEN browser_hash = $2 THEN NULL ELSE token_hash = $3 END DESC, created_at DESC
  LIMIT ${MOST_WAITING}`;

const LIVE = `SELECT token_hash AS "tokenHash", purpose, email, account_id AS "accountId", registration,
    browser_hash AS "browserHash"
  FROM identity.account_email_token
  WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > clock_timestamp()`;

@Injectable()
export class EmailTokenRepository {
  constructor(private readonly database: Database) {}

  /** The links that an address got. Until the transaction ends, no one else asks for one. */
  async mailed(tx: Transaction, purpose: EmailTokenPurpose, email: string): Promise<MailedLinks> {
    await tx.execute(HOLD, [email]);
    const links = await tx.one<MailedLinks>(MAILED, [email, purpose]);
    return links ?? { is_live: false, is_recent: false, of_day: 0 };
  }

  async insert(
    tx: Transaction,
    token: EmailToken & { readonly isMailed: boolean },
    minutes: number,
  ): Promise<void> {
    const { tokenHash, purpose, email, accountId, registration, browserHash, isMailed } = token;
    const values = [tokenHash, purpose, email, accountId, registration, browserHash, isMailed, minutes];
    await tx.execute(INSERT, values);
  }

  /** The registrations that a link to the address may confirm. */
  waiting(link: EmailToken, browserHash: string): Promise<readonly WaitingRow[]> {
    return this.database.query<WaitingRow>(WAITING, [link.email, browserHash, link.tokenHash]);
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

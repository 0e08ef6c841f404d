import { Injectable } from '@nestjs/common';
import { SSO_COOKIE } from '@simpletread/domain';

import { Config } from '../../platform/config/index.js';
import { type Computed, Database, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import { hashToken } from '../../platform/ids/index.js';
import { Seal } from '../../platform/sealing/index.js';
import type { CustomerSessionRow } from './customer-session.entity.js';

/** The provider's tokens for one sign-in. */
export interface ProviderTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly idToken: string;
  /** The provider session that they belong to. */
  readonly sid: string;
}

export interface CustomerSession {
  readonly accountId: string;
  readonly tokens: ProviderTokens;
  readonly tokenEndsAt: Date;
  /** True if the access token lasts long enough for the next call. */
  readonly isFresh: boolean;
}

type SessionRow = Pick<CustomerSessionRow, 'account_id' | 'sealed' | 'token_ends_at'> &
  Computed<{ is_fresh: boolean }>;

type RenewedRow = Pick<CustomerSessionRow, 'token_ends_at'>;

const COLUMNS = `account_id, sealed, token_ends_at, token_ends_at > clock_timestamp() + interval '15 seconds' AS is_fresh`;

const INSERT = `
  INSERT INTO identity.customer_session (handle_hash, sealed, token_hash, token_ends_at, account_id, ends_at)
  VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4), $5, now() + make_interval(secs => $6))`;

const FIND = `
  SELECT ${COLUMNS} FROM identity.customer_session WHERE handle_hash = $1 AND ends_at > clock_timestamp()`;

const TAKE = `DELETE FROM identity.customer_session WHERE handle_hash = $1 RETURNING ${COLUMNS}`;

const CLAIM = `
  UPDATE identity.customer_session SET refreshing_until = clock_timestamp() + interval '10 seconds'
  WHERE handle_hash = $1 AND token_hash = $2 AND (refreshing_until IS NULL OR refreshing_until < clock_timestamp())`;

const GIVE_UP = 'UPDATE identity.customer_session SET refreshing_until = NULL WHERE handle_hash = $1';

const RENEW = `
  UPDATE identity.customer_session SET sealed = $2, token_hash = $3,
    token_ends_at = clock_timestamp() + make_interval(secs => $4), refreshing_until = NULL
  WHERE handle_hash = $1 RETURNING token_ends_at`;

/** The only SQL on customers' shop sessions. A handle is known by its hash; the session is sealed. */
@Injectable()
export class CustomerSessionRepository {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.seal = new Seal(config.sessionSecret, 'customer session');
  }

  /** Stores a session for as long as the browser keeps its cookie. */
  async insert(
    tx: Transaction,
    handle: string,
    { accountId, tokens, lifeSeconds }: { accountId: string; tokens: ProviderTokens; lifeSeconds: number },
  ): Promise<void> {
    const key = hashToken(handle);
    const sealed = this.seal.seal(tokens, key);
    const token = hashToken(tokens.accessToken);
    await tx.execute(INSERT, [key, sealed, token, lifeSeconds, accountId, SSO_COOKIE.maxAgeSeconds]);
  }

  async find(handle: string): Promise<CustomerSession | null> {
    const key = hashToken(handle);
    return this.open(key, await this.database.one<SessionRow>(FIND, [key]));
  }

  /** Deletes the session and returns it. Null for an unknown handle. */
  async take(handle: string, db: SqlRunner = this.database): Promise<CustomerSession | null> {
    const key = hashToken(handle);
    return this.open(key, await db.one<SessionRow>(TAKE, [key]));
  }

  /** Reserves the refresh of `accessToken` for ten seconds. False if another caller refreshes it, or already has. */
  async claimRefresh(handle: string, accessToken: string): Promise<boolean> {
    return (await this.database.execute(CLAIM, [hashToken(handle), hashToken(accessToken)])) === 1;
  }

  async giveUpRefresh(handle: string): Promise<void> {
    await this.database.execute(GIVE_UP, [hashToken(handle)]);
  }

  /** When the new access token ends; null where the session has ended meanwhile. */
  async renew(handle: string, tokens: ProviderTokens, lifeSeconds: number): Promise<Date | null> {
    const key = hashToken(handle);
    const params = [key, this.seal.seal(tokens, key), hashToken(tokens.accessToken), lifeSeconds];
    return (await this.database.one<RenewedRow>(RENEW, params))?.token_ends_at ?? null;
  }

  async sweep(): Promise<void> {
    await this.database.execute('DELETE FROM identity.customer_session WHERE ends_at < clock_timestamp()');
  }

  private open(key: string, row: SessionRow | null): CustomerSession | null {
    const tokens = row === null ? null : this.seal.open<ProviderTokens>(row.sealed, key);
    if (row === null || tokens === null) return null;
    return {
      accountId: row.account_id,
      tokens,
      tokenEndsAt: row.token_ends_at,
      isFresh: row.is_fresh,
    };
  }
}

import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Config } from '../../../platform/config/index.js';
import { Database, type SqlRunner } from '../../../platform/database/index.js';
import { Seal } from '../../../platform/sealing/index.js';
import type { OidcRecordRow } from '../oidc-record.entity.js';

/** An engine record by id. Some fields are also columns, for lookups and revocation. */
export interface RecordPayload {
  readonly accountId?: string | undefined;
  readonly grantId?: string | undefined;
  readonly uid?: string | undefined;
  readonly sessionUid?: string | undefined;
  readonly loginTs?: number | undefined;
  readonly iat?: number | undefined;
  readonly consumed?: unknown;
}

type StoredRecord = Pick<OidcRecordRow, 'id_hash' | 'sealed' | 'consumed_at'>;

type BearerRow = StoredRecord & Pick<OidcRecordRow, 'expires_at'>;

type SessionRow = StoredRecord & Pick<OidcRecordRow, 'user_agent' | 'created_at' | 'seen_at'>;

/** A session of an account at the provider. */
export interface SessionRecord {
  readonly idHash: string;
  readonly uid: string;
  readonly userAgent: string | null;
  readonly beganAt: Date;
  readonly seenAt: Date;
  readonly grantIds: readonly string[];
}

interface SessionPayload {
  readonly uid: string;
  readonly authorizations?: Readonly<Record<string, { readonly grantId?: string }>>;
}

const hash = (kind: string, id: string): string => createHash('sha256').update(`${kind}:${id}`).digest('hex');
export const recordHash = (model: string, id: string): string => hash(model, id);
export const uidHash = (uid: string): string => hash('uid', uid);

const GRANTED: ReadonlySet<string> = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

const UPSERT = `INSERT INTO identity.oidc_record
    (id_hash, model, uid_hash, session_hash, grant_hash, account_id, sealed, user_agent, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, coalesce(to_timestamp($9::double precision), now()),
    now() + make_interval(secs => $10))
  ON CONFLICT (id_hash) DO UPDATE SET sealed = EXCLUDED.sealed, account_id = EXCLUDED.account_id,
    user_agent = coalesce(EXCLUDED.user_agent, oidc_record.user_agent), created_at = EXCLUDED.created_at,
    seen_at = now(), expires_at = EXCLUDED.expires_at`;

const COLUMNS = 'id_hash, sealed, consumed_at';

const FIND = `SELECT ${COLUMNS} FROM identity.oidc_record WHERE id_hash = $1 AND model = $2`;
const FIND_BY_UID = `SELECT ${COLUMNS} FROM identity.oidc_record WHERE uid_hash = $1 ORDER BY seen_at DESC LIMIT 1`;
// A session is seen at the sign-in host, and wherever else it takes a token.
const SESSIONS = `SELECT ${COLUMNS}, user_agent, created_at,
    greatest(seen_at, (SELECT max(t.seen_at) FROM identity.oidc_record t
      WHERE t.account_id = s.account_id AND t.session_hash = s.uid_hash)) AS seen_at
  FROM identity.oidc_record s
  WHERE account_id = $1 AND model = 'Session' AND expires_at > clock_timestamp() ORDER BY seen_at DESC`;

const DELETE_OF_ACCOUNT = `DELETE FROM identity.oidc_record WHERE id_hash IN (
  SELECT id_hash FROM identity.oidc_record
  WHERE account_id = $1 AND NOT (id_hash = ANY($2) OR coalesce(grant_hash, '') = ANY($2)) ORDER BY id_hash FOR UPDATE)`;

/** The only SQL on the engine's records: ids hashed, contents sealed. */
@Injectable()
export class RecordRepository {
  private readonly seal: Seal;

  constructor(
    private readonly database: Database,
    config: Config,
  ) {
    this.seal = new Seal(config.sessionSecret, 'sign-in provider record');
  }

  async upsert(
    model: string,
    id: string,
    { payload, seconds, userAgent }: { payload: RecordPayload; seconds: number; userAgent: string | null },
  ): Promise<void> {
    const idHash = recordHash(model, id);
    const { accountId = null, grantId, uid, sessionUid, loginTs, iat } = payload;
    await this.database.execute(UPSERT, [
      idHash,
      model,
      model === 'Session' && uid !== undefined ? uidHash(uid) : null,
      sessionUid === undefined ? null : uidHash(sessionUid),
      GRANTED.has(model) && grantId !== undefined ? recordHash('Grant', grantId) : null,
      accountId,
      this.seal.seal(payload, idHash),
      userAgent,
      loginTs ?? iat ?? null,
      seconds,
    ]);
  }

  async find<P extends object>(model: string, id: string): Promise<P | null> {
    const row = await this.database.one<StoredRecord>(FIND, [recordHash(model, id), model]);
    return this.open<P>(row);
  }

  async findByUid<P extends object>(uid: string): Promise<P | null> {
    const row = await this.database.one<StoredRecord>(FIND_BY_UID, [uidHash(uid)]);
    return this.open<P>(row);
  }

  /** Marks a code or token as used. False if it was used before or is missing. */
  async consume(model: string, id: string): Promise<boolean> {
    const count = await this.database.execute(
      'UPDATE identity.oidc_record SET consumed_at = now() WHERE id_hash = $1 AND consumed_at IS NULL',
      [recordHash(model, id)],
    );
    return count === 1;
  }

  async delete(model: string, id: string): Promise<void> {
    await this.database.execute('DELETE FROM identity.oidc_record WHERE id_hash = $1', [
      recordHash(model, id),
    ]);
  }

  /** Claims `id` until it expires. False if it was claimed before. */
  async claim(model: string, id: string, seconds: number): Promise<boolean> {
    const count = await this.database.execute(
      `INSERT INTO identity.oidc_record (id_hash, model, sealed, expires_at)
       VALUES ($1, $2, '', now() + make_interval(secs => $3)) ON CONFLICT (id_hash) DO NOTHING`,
      [recordHash(model, id), model, seconds],
    );
    return count === 1;
  }

  /** A token that counts: in time, of an account that may sign in, and of a session that has not ended. */
  async findBearer(accessToken: string): Promise<{ payload: RecordPayload; expiresAt: Date } | null> {
    const row = await this.database.one<BearerRow>(
      `SELECT t.id_hash, t.sealed, t.consumed_at, t.expires_at FROM identity.oidc_record t
       JOIN identity.account a ON a.id = t.account_id AND a.is_active AND a.erased_at IS NULL
       WHERE t.id_hash = $1 AND t.model = 'AccessToken' AND t.expires_at > clock_timestamp()
         AND EXISTS (SELECT 1 FROM identity.oidc_record s WHERE s.uid_hash = t.session_hash
           AND s.account_id = t.account_id AND s.expires_at > clock_timestamp())`,
      [recordHash('AccessToken', accessToken)],
    );
    const payload = this.open<RecordPayload>(row);
    return row === null || payload === null ? null : { payload, expiresAt: row.expires_at };
  }

  async sessions(accountId: string): Promise<SessionRecord[]> {
    const rows = await this.database.query<SessionRow>(SESSIONS, [accountId]);
    return rows.flatMap((row) => {
      const payload = this.open<SessionPayload>(row);
      if (payload === null) return [];
      const grantIds = Object.values(payload.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
      const { id_hash: idHash, user_agent: userAgent, created_at: beganAt, seen_at: seenAt } = row;
      return [{ idHash, uid: payload.uid, userAgent, beganAt, seenAt, grantIds }];
    });
  }

  /** Deletes all that an account has here, save the records of `kept` and what came from them. */
  async deleteOfAccount(db: SqlRunner, accountId: string, kept: readonly string[] = []): Promise<void> {
    await db.execute(DELETE_OF_ACCOUNT, [accountId, kept]);
  }

  async deleteAll(db: SqlRunner, idHashes: readonly string[]): Promise<void> {
    await db.execute('DELETE FROM identity.oidc_record WHERE id_hash = ANY($1)', [idHashes]);
  }

  async sweep(): Promise<void> {
    await this.database.execute(
      `DELETE FROM identity.oidc_record WHERE id_hash IN (
         SELECT id_hash FROM identity.oidc_record WHERE expires_at < clock_timestamp() - interval '1 hour'
         ORDER BY id_hash FOR UPDATE SKIP LOCKED)`,
    );
  }

  private open<P extends object>(row: StoredRecord | null): P | null {
    const payload = row === null ? null : this.seal.open<P>(row.sealed, row.id_hash);
    if (row === null || payload === null || row.consumed_at === null) return payload;
    return { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  }
}

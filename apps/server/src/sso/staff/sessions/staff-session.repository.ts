import { Injectable } from '@nestjs/common';
import { STAFF_COOKIE } from '@simpletread/domain';

import type { Renamed, SqlRunner, Transaction } from '../../../platform/database/index.js';
import type { StaffSessionRow } from '../staff-session.entity.js';
import { type SessionStaff, sessionStaffOf, type SessionStaffRow } from './session-staff.js';

/** A session ends twelve hours after its start, or after two hours without use. */
const SESSION_HOURS = STAFF_COOKIE.maxAgeSeconds / 3600;
const IDLE_HOURS = 2;

const INSERT = `
  INSERT INTO identity.staff_session (token_hash, staff_id, created_at, seen_at, expires_at, user_agent)
  VALUES ($1, $2, now(), now(), now() + make_interval(hours => $3), $4)`;

// Written at most once a minute: a session in use is seen often enough, and reads stay reads.
const SEE = `
  WITH live AS (
    SELECT s.token_hash, s.seen_at, p.id, p.email, p.name, p.role, r.permissions, r.refund_limit_in_cents
    FROM identity.staff_session s
    JOIN identity.staff p ON p.id = s.staff_id AND p.is_active
    LEFT JOIN identity.staff_role r ON r.name = p.role
    WHERE s.token_hash = $1 AND s.expires_at > now() AND s.seen_at > now() - make_interval(hours => $2)
  ), seen AS (
    UPDATE identity.staff_session s SET seen_at = now() FROM live
    WHERE s.token_hash = live.token_hash AND live.seen_at < now() - interval '1 minute'
  )
  SELECT id, email, name, role, permissions, refund_limit_in_cents FROM live`;

const IS_LIVE = `
  SELECT TRUE AS is_live FROM identity.staff_session s JOIN identity.staff p ON p.id = s.staff_id AND p.is_active
  WHERE s.token_hash = $1 AND s.expires_at > now() AND s.seen_at > now() - make_interval(hours => $2)`;

// As SEE, for a look that keeps nothing alive.
const LOOK = `
  SELECT p.id, p.email, p.name, p.role, r.permissions, r.refund_limit_in_cents
  FROM identity.staff_session s
  JOIN identity.staff p ON p.id = s.staff_id AND p.is_active
  LEFT JOIN identity.staff_role r ON r.name = p.role
  WHERE s.token_hash = $1 AND s.expires_at > now() AND s.seen_at > now() - make_interval(hours => $2)`;

const OF_STAFF = `
  SELECT token_hash AS "tokenHash", user_agent AS "userAgent", created_at AS "createdAt", seen_at AS "seenAt"
  FROM identity.staff_session
  WHERE staff_id = $1 AND expires_at > now() AND seen_at > now() - make_interval(hours => $2)
  ORDER BY seen_at DESC`;

const REMOVE_OTHERS = `
  DELETE FROM identity.staff_session WHERE staff_id = $1 AND token_hash <> $2 RETURNING token_hash`;

/** A live session, as its owner sees it. */
export type OwnSession = Renamed<
  StaffSessionRow,
  { tokenHash: 'token_hash'; userAgent: 'user_agent'; createdAt: 'created_at'; seenAt: 'seen_at' }
>;

/** The only user of the staff sessions; tokens are kept as hashes. */
@Injectable()
export class StaffSessionRepository {
  async insert(
    db: SqlRunner,
    session: { tokenHash: string; staffId: string; userAgent: string | null },
  ): Promise<void> {
    await db.execute(INSERT, [
      session.tokenHash,
      session.staffId,
      SESSION_HOURS,
      session.userAgent?.slice(0, 300) ?? null,
    ]);
  }

  /** The owner of a live session. Reading keeps it alive. */
  async see(db: SqlRunner, tokenHash: string): Promise<SessionStaff | null> {
    const row = await db.one<SessionStaffRow>(SEE, [tokenHash, IDLE_HOURS]);
    return row === null ? null : sessionStaffOf(row);
  }

  /** True if the session is live. Asking doesn't keep it alive. */
  async isLive(db: SqlRunner, tokenHash: string): Promise<boolean> {
    return (await db.one(IS_LIVE, [tokenHash, IDLE_HOURS])) !== null;
  }

  /** The owner of a live session. Reading doesn't keep it alive. */
  async look(db: SqlRunner, tokenHash: string): Promise<SessionStaff | null> {
    const row = await db.one<SessionStaffRow>(LOOK, [tokenHash, IDLE_HOURS]);
    return row === null ? null : sessionStaffOf(row);
  }

  async remove(db: SqlRunner, tokenHash: string): Promise<void> {
    await db.execute('DELETE FROM identity.staff_session WHERE token_hash = $1', [tokenHash]);
  }

  ofStaff(db: SqlRunner, staffId: string): Promise<OwnSession[]> {
    return db.query<OwnSession>(OF_STAFF, [staffId, IDLE_HOURS]);
  }

  /** The token hashes of the person's sessions that are gone now: all but `keptHash`. */
  async removeOthers(tx: Transaction, staffId: string, keptHash: string | null): Promise<string[]> {
    const rows = await tx.query<Pick<StaffSessionRow, 'token_hash'>>(REMOVE_OTHERS, [
      staffId,
      keptHash ?? '',
    ]);
    return rows.map((row) => row.token_hash);
  }

  async removeExpired(db: SqlRunner): Promise<number> {
    return db.execute('DELETE FROM identity.staff_session WHERE expires_at < now()');
  }
}

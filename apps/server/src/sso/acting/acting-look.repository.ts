import { Injectable } from '@nestjs/common';

import {
  type AsJson,
  type Computed,
  Database,
  type Present,
  type Renamed,
  type SqlRunner,
} from '../../platform/database/index.js';
import type { ActingLookRow } from './acting-look.entity.js';
import type { ActingVisitRow } from './acting-visit.entity.js';
import type { ActingLook } from './acting-visit.js';

// Locks the visit's row, so its end includes every look that was let through.
const NOTE = `
  INSERT INTO identity.acting_look (visit_id, path)
  SELECT v.id, $2 FROM (SELECT id FROM identity.acting_visit WHERE id = $1 AND step = 'visit' FOR SHARE) v
  ON CONFLICT (visit_id, path) DO UPDATE SET times = acting_look.times + 1`;

const SEEN = `
  SELECT path, times, first_at AS "firstAt" FROM identity.acting_look WHERE visit_id = $1 ORDER BY first_at, path`;

const LAST = 50;

const OF_ACCOUNT = `
  SELECT v.id, v.staff_name AS "staffName", v.staff_role AS role, v.reason, v.words, v.began_at AS "beganAt",
    v.ended_at AS "endedAt", v.ended_by AS "endedBy",
    coalesce((SELECT jsonb_agg(jsonb_build_object('path', l.path, 'times', l.times, 'firstAt', l.first_at) ORDER BY l.first_at, l.path)
      FROM identity.acting_look l WHERE l.visit_id = v.id), '[]') AS seen
  FROM identity.acting_visit v WHERE v.account_id = $1 AND v.began_at IS NOT NULL
  ORDER BY v.began_at DESC LIMIT $2`;

type LookRow = Pick<ActingLookRow, 'path' | 'times'> & Renamed<ActingLookRow, { firstAt: 'first_at' }>;

type BegunVisitRow = ActingVisitRow & Present<Pick<ActingVisitRow, 'began_at'>>;

/** A visit in the record. */
export type PastVisit = Pick<ActingVisitRow, 'id' | 'reason' | 'words'> &
  Renamed<
    BegunVisitRow,
    {
      staffName: 'staff_name';
      role: 'staff_role';
      beganAt: 'began_at';
      endedAt: 'ended_at';
      endedBy: 'ended_by';
    }
  > &
  Computed<{ seen: readonly AsJson<LookRow>[] }>;

/** Looks during visits, and the visits of an account. */
@Injectable()
export class ActingLookRepository {
  constructor(private readonly database: Database) {}

  /** Records a look at `path`. False if the visit is over. */
  async note(visitId: string, path: string): Promise<boolean> {
    return (await this.database.execute(NOTE, [visitId, path])) === 1;
  }

  seen(db: SqlRunner, visitId: string): Promise<ActingLook[]> {
    return db.query<LookRow>(SEEN, [visitId]);
  }

  /** The last fifty, newest first. */
  ofAccount(accountId: string, db: SqlRunner = this.database): Promise<PastVisit[]> {
    return db.query<PastVisit>(OF_ACCOUNT, [accountId, LAST]);
  }

  /** All that there ever were, newest first. */
  allOfAccount(accountId: string, db: SqlRunner): Promise<PastVisit[]> {
    return db.query<PastVisit>(OF_ACCOUNT, [accountId, null]);
  }
}

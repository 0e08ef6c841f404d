import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/index.js';
import type { SentEvent } from './analytics-sink.js';

/** An event as it is kept; times as ISO 8601. */
export type KeptEvent = SentEvent;

const INSERT = `
  INSERT INTO analytics.event (id, name, path, properties, analytics_id, session_id, user_type, account_type, variants,
    traffic, widget_source, happened_at)
  SELECT id, name, path, properties, "analyticsId", "sessionId", "userType", "accountType", variants, traffic, "widgetSource",
    least(greatest("happenedAt", now() - interval '1 day'), now())
  FROM jsonb_to_recordset($1::jsonb) AS t (id uuid, name text, path text, properties jsonb, "analyticsId" uuid,
    "sessionId" uuid, "userType" text, "accountType" text, variants jsonb, traffic jsonb, "widgetSource" text,
    "happenedAt" timestamptz)
  ON CONFLICT (id) DO NOTHING`;

// What nobody could be told for a day is not told any more.
const CLAIM = `
  WITH claimed AS (
    UPDATE analytics.event SET claimed_until = clock_timestamp() + interval '60 seconds'
    WHERE id IN (
      SELECT id FROM analytics.event
      WHERE relayed_at IS NULL AND received_at > now() - interval '1 day'
        AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
      ORDER BY received_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING *)
  SELECT id, name, path, properties, analytics_id AS "analyticsId", session_id AS "sessionId", user_type AS "userType",
    account_type AS "accountType", variants, traffic, widget_source AS "widgetSource", happened_at AS "happenedAt"
  FROM claimed ORDER BY received_at, id`;

const MARK =
  'UPDATE analytics.event SET relayed_at = clock_timestamp(), claimed_until = NULL WHERE id = ANY ($1)';

interface ClaimedRow extends Omit<SentEvent, 'happenedAt'> {
  readonly happenedAt: Date;
}

/** The only SQL on events. */
@Injectable()
export class EventRepository {
  constructor(private readonly database: Database) {}

  /** Keeps events; one whose id is known is left out. */
  insert(events: readonly KeptEvent[]): Promise<number> {
    return this.database.execute(INSERT, [JSON.stringify(events)]);
  }

  /** Events that are to go on, oldest first, for a minute nobody else's. */
  async claim(most: number): Promise<readonly SentEvent[]> {
    const rows = await this.database.query<ClaimedRow>(CLAIM, [most]);
    return rows.map((row) => ({ ...row, happenedAt: row.happenedAt.toISOString() }));
  }

  async markRelayed(ids: readonly string[]): Promise<void> {
    await this.database.execute(MARK, [[...ids]]);
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.database.execute(
      'DELETE FROM analytics.event WHERE received_at < clock_timestamp() - make_interval(days => $1)',
      [days],
    );
  }
}

import { Injectable } from '@nestjs/common';

import { columnList, Database, typedColumnList } from '../../platform/database/index.js';
import { analyticsEventEntity, type AnalyticsEventRow } from './analytics-event.entity.js';
import type { SentEvent } from './analytics-sink.js';

/** An event as it is kept; times as ISO 8601. */
export type KeptEvent = SentEvent;

const SENT = [
  'id',
  'name',
  'path',
  'properties',
  'analytics_id',
  'session_id',
  'user_type',
  'account_type',
  'variants',
  'traffic',
  'widget_source',
] as const satisfies readonly (keyof AnalyticsEventRow)[];

type EventRow = Pick<AnalyticsEventRow, (typeof SENT)[number] | 'happened_at'>;

const COLUMNS = columnList(SENT);
const RECORD = typedColumnList(analyticsEventEntity, [...SENT, 'happened_at']);

const INSERT = `
  INSERT INTO analytics.event (${COLUMNS}, happened_at)
  SELECT ${COLUMNS}, least(greatest(happened_at, now() - interval '1 day'), now())
  FROM jsonb_to_recordset($1::jsonb) AS t (${RECORD})
  ON CONFLICT (id) DO NOTHING`;

// Events undelivered for a day are dropped.
const CLAIM = `
  WITH claimed AS (
    UPDATE analytics.event SET claimed_until = clock_timestamp() + interval '60 seconds'
    WHERE id IN (
      SELECT id FROM analytics.event
      WHERE relayed_at IS NULL AND received_at > now() - interval '1 day'
        AND (claimed_until IS NULL OR claimed_until < clock_timestamp())
      ORDER BY received_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
    RETURNING *)
  SELECT ${COLUMNS}, happened_at
  FROM claimed ORDER BY received_at, id`;

const MARK =
  'UPDATE analytics.event SET relayed_at = clock_timestamp(), claimed_until = NULL WHERE id = ANY ($1)';

const rowOf = (event: KeptEvent): Record<keyof EventRow, unknown> => ({
  id: event.id,
  name: event.name,
  path: event.path,
  properties: event.properties,
  analytics_id: event.analyticsId,
  session_id: event.sessionId,
  user_type: event.userType,
  account_type: event.accountType,
  variants: event.variants,
  traffic: event.traffic,
  widget_source: event.widgetSource,
  happened_at: event.happenedAt,
});

const eventOf = (row: EventRow): SentEvent => ({
  id: row.id,
  name: row.name,
  path: row.path,
  properties: row.properties,
  analyticsId: row.analytics_id,
  sessionId: row.session_id,
  userType: row.user_type,
  accountType: row.account_type,
  variants: row.variants,
  traffic: row.traffic,
  widgetSource: row.widget_source,
  happenedAt: row.happened_at.toISOString(),
});

/** The only SQL on events. */
@Injectable()
export class EventRepository {
  constructor(private readonly database: Database) {}

  /** Stores events. Known ids are left out. */
  insert(events: readonly KeptEvent[]): Promise<number> {
    return this.database.execute(INSERT, [JSON.stringify(events.map(rowOf))]);
  }

  /** The oldest waiting events, reserved for this caller for a minute. */
  async claim(most: number): Promise<readonly SentEvent[]> {
    const rows = await this.database.query<EventRow>(CLAIM, [most]);
    return rows.map(eventOf);
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

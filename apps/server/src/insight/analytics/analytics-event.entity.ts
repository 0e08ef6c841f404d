import {
  entityOf,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';
import type { SentEvent } from './analytics-sink.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  path: text(),
  properties: jsonb<SentEvent['properties']>(),
  analytics_id: uuid(),
  session_id: uuid(),
  user_type: text('guest', 'customer'),
  account_type: nullable(text()),
  variants: jsonb<SentEvent['variants']>(),
  traffic: nullable(jsonb<NonNullable<SentEvent['traffic']>>()),
  widget_source: nullable(text()),
  happened_at: timestamptz(),
  received_at: withDefault(timestamptz(), 'now()'),
  claimed_until: nullable(timestamptz()),
  relayed_at: nullable(timestamptz()),
};

/** A row of `analytics.event`. */
export type AnalyticsEventRow = RowOf<typeof columns>;

export const analyticsEventEntity = entityOf('analytics.event', columns);

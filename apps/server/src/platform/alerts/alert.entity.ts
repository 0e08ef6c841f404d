import { ALERT_SEVERITIES, ALERT_STATES, type AlertKind } from '@simpletread/domain';

import {
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../database/index.js';

/** One occurrence, with what is known of it. */
export interface AlertEvidence {
  readonly at: string;
  readonly facts: readonly AlertFact[];
}

/** A label and its text. Neither holds more of a person than a masked contact. */
export interface AlertFact {
  readonly label: string;
  readonly text: string;
}

const columns = {
  id: primary(uuid()),
  kind: text<AlertKind>(),
  severity: text(...ALERT_SEVERITIES),
  subject_key: text(),
  subject: text(),
  about_type: nullable(text()),
  about_id: nullable(text()),
  state: withDefault(text(...ALERT_STATES), "'open'::text"),
  count: withDefault(integer(), '1'),
  evidence: withDefault(jsonb<readonly AlertEvidence[]>(), "'[]'::jsonb"),
  note: nullable(text()),
  first_seen_at: withDefault(timestamptz(), 'clock_timestamp()'),
  last_seen_at: withDefault(timestamptz(), 'clock_timestamp()'),
  closed_at: nullable(timestamptz()),
  version: withDefault(integer(), '1'),
};

/** A row of `platform.alert`. */
export type AlertRow = RowOf<typeof columns>;

export const alertEntity = entityOf('platform.alert', columns);

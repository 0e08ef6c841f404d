import { type ActingEnd, type ActingReason, VISIT_STEPS } from '@simpletread/domain';

import {
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  account_id: uuid(),
  staff_id: uuid(),
  staff_name: text(),
  staff_role: text(),
  staff_session_hash: text(),
  reason: text<ActingReason>(),
  words: text(),
  asked_at: withDefault(timestamptz(), 'now()'),
  step: text(...VISIT_STEPS),
  secret_hash: nullable(text()),
  secret_ends_at: timestamptz(),
  began_at: nullable(timestamptz()),
  ended_at: nullable(timestamptz()),
  ended_by: nullable(text<ActingEnd>()),
};

/** A row of `identity.acting_visit`. */
export type ActingVisitRow = RowOf<typeof columns>;

export const actingVisitEntity = entityOf('identity.acting_visit', columns);

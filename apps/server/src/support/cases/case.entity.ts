import { CASE_CHANNELS, CASE_PRIORITIES, CASE_STATES } from '@simpletread/domain';

import {
  bigint,
  boolean,
  char,
  entityOf,
  generated,
  integer,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  number: generated(bigint()),
  version: withDefault(integer(), '1'),
  state: text(...CASE_STATES),
  channel: text(...CASE_CHANNELS),
  subject: text(),
  name: text(),
  email: withDefault(text(), "''::text"),
  phone: withDefault(text(), "''::text"),
  mailbox: text(),
  account_id: nullable(uuid()),
  order_number: nullable(text()),
  priority: withDefault(text(...CASE_PRIORITIES), "'normal'::text"),
  tags: withDefault(textArray(), "'{}'::text[]"),
  owner_id: nullable(uuid()),
  owner_name: nullable(text()),
  snoozed_until: nullable(timestamptz()),
  token_hash: char(64),
  follows_id: nullable(uuid()),
  is_stranger: withDefault(boolean(), 'false'),
  merged_into: nullable(uuid()),
  opened_at: timestamptz(),
  last_message_at: timestamptz(),
  unanswered: withDefault(integer(), '0'),
  answer_due_at: nullable(timestamptz()),
  first_answered_at: nullable(timestamptz()),
  spent_minutes: withDefault(integer(), '0'),
  running_since: nullable(timestamptz()),
  solve_due_at: nullable(timestamptz()),
  solved_at: nullable(timestamptz()),
  closed_at: nullable(timestamptz()),
};

/** A row of `support.customer_case`. */
export type CaseRow = RowOf<typeof columns>;

export const caseEntity = entityOf('support.customer_case', columns);

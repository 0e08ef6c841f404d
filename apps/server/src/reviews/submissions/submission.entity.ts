import { REJECTION_REASONS, type ReviewSign } from '@simpletread/domain';

import {
  boolean,
  char,
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
} from '../../platform/database/index.js';

const columns = {
  review_id: primary(uuid()),
  version: withDefault(integer(), '1'),
  line_id: nullable(uuid()),
  shop_id: nullable(uuid()),
  name: text(),
  email: text(),
  mailbox: text(),
  account_id: nullable(uuid()),
  order_id: nullable(uuid()),
  token_hash: char(64),
  network: nullable(char(64)),
  seconds: nullable(integer()),
  submitted_at: timestamptz(),
  our_turn_since: nullable(timestamptz()),
  signs: withDefault(jsonb<readonly ReviewSign[]>(), "'[]'::jsonb"),
  suspicion: withDefault(integer(), '0'),
  reason: nullable(text(...REJECTION_REASONS)),
  question: nullable(text()),
  answer: nullable(text()),
  appeal: nullable(text()),
  appealed_at: nullable(timestamptz()),
  decided_at: nullable(timestamptz()),
  decided_by: nullable(text()),
  rejected_by: nullable(uuid()),
  published_at: nullable(timestamptz()),
  published_by: nullable(text()),
  was_asked: withDefault(boolean(), 'false'),
  withdrawn_at: nullable(timestamptz()),
  reopened_at: nullable(timestamptz()),
};

/** A row of `reviews.submission`. */
export type SubmissionRow = RowOf<typeof columns>;

export const submissionEntity = entityOf('reviews.submission', columns);

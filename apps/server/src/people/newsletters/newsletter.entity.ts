import { type NewsletterBlock, NEWSLETTER_STATES, type Segment } from '@simpletread/domain';

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
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  name: text(),
  subject: text(),
  preheader: withDefault(text(), "''::text"),
  blocks: jsonb<readonly NewsletterBlock[]>(),
  segment: jsonb<Segment>(),
  state: withDefault(text(...NEWSLETTER_STATES), "'draft'::text"),
  send_at: nullable(timestamptz()),
  started_at: nullable(timestamptz()),
  finished_at: nullable(timestamptz()),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `people.newsletter`. */
export type NewsletterRow = RowOf<typeof columns>;

export const newsletterEntity = entityOf('people.newsletter', columns);

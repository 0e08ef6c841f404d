import {
  entityOf,
  integer,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  send_id: primary(uuid()),
  path: primary(text()),
  first_at: timestamptz(),
  times: withDefault(integer(), '1'),
};

/** A row of `people.newsletter_click`. */
export type NewsletterClickRow = RowOf<typeof columns>;

export const newsletterClickEntity = entityOf('people.newsletter_click', columns);

import {
  boolean,
  entityOf,
  nullable,
  primary,
  type RowOf,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  newsletter_id: uuid(),
  /** Null once the person is erased. */
  subscriber_id: nullable(uuid()),
  at: timestamptz(),
  is_measured: boolean(),
  opened_at: nullable(timestamptz()),
};

/** A row of `people.newsletter_send`. */
export type NewsletterSendRow = RowOf<typeof columns>;

export const newsletterSendEntity = entityOf('people.newsletter_send', columns);

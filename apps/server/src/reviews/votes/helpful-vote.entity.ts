import {
  char,
  entityOf,
  nullable,
  primary,
  type RowOf,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  review_id: primary(uuid()),
  browser: primary(char(64)),
  account_id: nullable(uuid()),
  network: nullable(char(64)),
  voted_at: timestamptz(),
};

/** A row of `reviews.helpful_vote`. */
export type HelpfulVoteRow = RowOf<typeof columns>;

export const helpfulVoteEntity = entityOf('reviews.helpful_vote', columns);

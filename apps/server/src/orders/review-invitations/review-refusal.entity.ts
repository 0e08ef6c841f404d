import { char, entityOf, primary, type RowOf, timestamptz } from '../../platform/database/index.js';

const columns = {
  mailbox_hash: primary(char(64)),
  refused_at: timestamptz(),
};

/** A row of `orders.review_refusal`. */
export type ReviewRefusalRow = RowOf<typeof columns>;

export const reviewRefusalEntity = entityOf('orders.review_refusal', columns);

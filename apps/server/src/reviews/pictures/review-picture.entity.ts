import {
  bytea,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  review_id: uuid(),
  media_type: text('image/jpeg', 'image/png'),
  bytes: bytea(),
  added_at: timestamptz(),
};

/** A row of `reviews.review_picture`. */
export type ReviewPictureRow = RowOf<typeof columns>;

export const reviewPictureEntity = entityOf('reviews.review_picture', columns);

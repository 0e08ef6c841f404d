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
  claim_id: uuid(),
  media_type: text('image/jpeg', 'image/png'),
  bytes: bytea(),
  added_at: timestamptz(),
};

/** A row of `orders.coverage_claim_picture`. */
export type CoverageClaimPictureRow = RowOf<typeof columns>;

export const coverageClaimPictureEntity = entityOf('orders.coverage_claim_picture', columns);

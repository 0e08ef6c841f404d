import {
  bytea,
  entityOf,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '../../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  return_id: uuid(),
  media_type: text('image/jpeg', 'image/png'),
  bytes: bytea(),
  added_at: timestamptz(),
};

/** A row of `orders.tire_return_picture`. */
export type ReturnPictureRow = RowOf<typeof columns>;

export const returnPictureEntity = entityOf('orders.tire_return_picture', columns);

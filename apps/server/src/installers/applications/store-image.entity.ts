import { bytea, entityOf, primary, type RowOf, text, uuid } from '../../platform/database/index.js';

const columns = {
  application_id: primary(uuid()),
  media_type: text('image/jpeg', 'image/png'),
  bytes: bytea(),
};

/** A row of `installer_applications.store_image`. */
export type StoreImageRow = RowOf<typeof columns>;

export const storeImageEntity = entityOf('installer_applications.store_image', columns);

import {
  entityOf,
  integer,
  jsonb,
  primary,
  type RowOf,
  text,
  timestamptz,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(withDefault(text(), "'shop'::text")),
  settings: jsonb<object>(),
  version: withDefault(integer(), '1'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `content.shop_setting`. */
export type ShopSettingRow = RowOf<typeof columns>;

export const shopSettingEntity = entityOf('content.shop_setting', columns);

import {
  bigint,
  generated,
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
  kept_order: primary(generated(bigint())),
  version: integer(),
  settings: jsonb<object>(),
  changed_at: withDefault(timestamptz(), 'now()'),
  changed_by: nullable(uuid()),
  changed_by_name: nullable(text()),
};

/** A row of `content.shop_setting_version`. */
export type ShopSettingVersionRow = RowOf<typeof columns>;

export const shopSettingVersionEntity = entityOf('content.shop_setting_version', columns);

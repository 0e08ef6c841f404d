import {
  boolean,
  entityOf,
  nullable,
  primary,
  type RowOf,
  text,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  application_id: uuid(),
  at: withDefault(timestamptz(), 'clock_timestamp()'),
  event: text(),
  by_kind: text('customer', 'staff'),
  by_name: nullable(text()),
  text: text(),
  is_internal: withDefault(boolean(), 'false'),
};

/** A row of `installer_applications.entry`. */
export type InstallerApplicationEntryRow = RowOf<typeof columns>;

export const installerApplicationEntryEntity = entityOf('installer_applications.entry', columns);

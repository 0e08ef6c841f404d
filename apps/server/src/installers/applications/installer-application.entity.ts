import type { InstallerDetailsReply } from '@simpletread/contract';

import {
  bigint,
  char,
  entityOf,
  integer,
  jsonb,
  nullable,
  primary,
  type RowOf,
  text,
  textArray,
  timestamptz,
  uuid,
  withDefault,
} from '../../platform/database/index.js';

const columns = {
  id: primary(uuid()),
  account_id: nullable(uuid()),
  state: text('awaitingEmail', 'submitted', 'inReview', 'questionAsked', 'approved', 'declined', 'withdrawn'),
  company: text(),
  first_name: text(),
  last_name: text(),
  service_manager: text(),
  store_manager: text(),
  address1: text(),
  address2: nullable(text()),
  city: text(),
  state_code: char(2),
  zip: char(5),
  website: nullable(text()),
  cell: text(),
  email: text(),
  phone: text(),
  service_desk_email: text(),
  service_desk_phone: text(),
  hours: jsonb<InstallerDetailsReply['hours']>(),
  services: textArray(),
  tire_types: textArray(),
  badges: textArray(),
  agreed_at: timestamptz(),
  assigned_to: nullable(uuid()),
  assigned_name: nullable(text()),
  pay_per_tire_in_cents: nullable(bigint()),
  shop_id: nullable(uuid()),
  shop_code: nullable(text()),
  version: withDefault(integer(), '1'),
  created_at: withDefault(timestamptz(), 'now()'),
  updated_at: withDefault(timestamptz(), 'now()'),
};

/** A row of `installer_applications.application`. */
export type InstallerApplicationRow = RowOf<typeof columns>;

export const installerApplicationEntity = entityOf('installer_applications.application', columns);

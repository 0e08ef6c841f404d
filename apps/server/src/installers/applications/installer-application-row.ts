import { cents } from '@simpletread/domain';

import type { Computed, SqlValue } from '../../platform/database/index.js';
import type { InstallerApplicationRow } from './installer-application.entity.js';
import type { InstallerApplication, InstallerDetails } from './installer-application.js';

/** An application with whether it has a picture. */
export type PicturedRow = InstallerApplicationRow & Computed<{ has_image: boolean }>;

const detailsOf = (row: PicturedRow): InstallerDetails => ({
  company: row.company,
  firstName: row.first_name,
  lastName: row.last_name,
  serviceManager: row.service_manager,
  storeManager: row.store_manager,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  state: row.state_code,
  zip: row.zip,
  website: row.website,
  cell: row.cell,
  email: row.email,
  phone: row.phone,
  serviceDeskEmail: row.service_desk_email,
  serviceDeskPhone: row.service_desk_phone,
  hours: row.hours,
  services: [...row.services],
  tireTypes: [...row.tire_types],
  badges: [...row.badges],
});

const enrolmentOf = (row: PicturedRow): InstallerApplication['enrolment'] =>
  row.shop_id === null || row.shop_code === null || row.pay_per_tire_in_cents === null
    ? null
    : {
        shopId: row.shop_id,
        shopCode: row.shop_code,
        payPerTireInCents: cents(row.pay_per_tire_in_cents),
      };

export const installerApplicationOf = (row: PicturedRow): InstallerApplication => ({
  id: row.id,
  accountId: row.account_id,
  state: row.state,
  details: detailsOf(row),
  hasImage: row.has_image,
  assignee:
    row.assigned_to === null || row.assigned_name === null
      ? null
      : { staffId: row.assigned_to, name: row.assigned_name },
  enrolment: enrolmentOf(row),
  agreedAt: row.agreed_at,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** The columns of what a shop says, in the order of `detailValues`. */
export const DETAIL_COLUMNS =
  'company, first_name, last_name, service_manager, store_manager, address1, address2, city, state_code, zip, website, cell, email, phone, service_desk_email, service_desk_phone, hours, services, tire_types, badges';

export const detailValues = (details: InstallerDetails): SqlValue[] => [
  details.company,
  details.firstName,
  details.lastName,
  details.serviceManager,
  details.storeManager,
  details.address1,
  details.address2,
  details.city,
  details.state,
  details.zip,
  details.website,
  details.cell,
  details.email,
  details.phone,
  details.serviceDeskEmail,
  details.serviceDeskPhone,
  JSON.stringify(details.hours),
  details.services,
  details.tireTypes,
  details.badges,
];

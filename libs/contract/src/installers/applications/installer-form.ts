import {
  INSTALLER_PARSERS,
  parseAgreement,
  parseDayHours,
  SHOP_BADGE_NAMES,
  SHOP_SERVICE_NAMES,
  SHOP_TIRE_TYPE_NAMES,
} from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue, field } from '../../platform/faults/index.js';
import { fileField, openingHours } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const MEGABYTE = 1_048_576;

export const STORE_IMAGE_TYPES = ['image/jpeg', 'image/png'] as const;

const storeImage = fileField({
  maxBytes: MEGABYTE,
  mediaTypes: STORE_IMAGE_TYPES,
  faults: {
    missing: 'installer.imageMissing',
    tooLarge: 'installer.imageTooLarge',
    wrongType: 'installer.imageType',
  },
});

/** Checkboxes: a form sends one as a text, several as a list, none as nothing. */
const chosen = <const T extends readonly [string, ...string[]]>(names: T) =>
  z.preprocess(
    (given) => (given === undefined ? [] : Array.isArray(given) ? (given as unknown[]) : [given]),
    z
      .array(z.enum(names))
      .max(names.length)
      .transform((words) => [...new Set(words)]),
  );

const day = field(parseDayHours);

/** The installer registration form. */
export const installerForm = {
  company: field(INSTALLER_PARSERS.company),
  firstName: field(INSTALLER_PARSERS.firstName),
  lastName: field(INSTALLER_PARSERS.lastName),
  serviceManager: field(INSTALLER_PARSERS.serviceManager),
  storeManager: field(INSTALLER_PARSERS.storeManager),
  address1: field(INSTALLER_PARSERS.address1),
  address2: field(INSTALLER_PARSERS.address2),
  city: field(INSTALLER_PARSERS.city),
  state: field(INSTALLER_PARSERS.state),
  zip: field(INSTALLER_PARSERS.zip),
  website: field(INSTALLER_PARSERS.website),
  cell: field(INSTALLER_PARSERS.cell),
  email: field(INSTALLER_PARSERS.email),
  phone: field(INSTALLER_PARSERS.phone),
  serviceDeskEmail: field(INSTALLER_PARSERS.serviceDeskEmail),
  serviceDeskPhone: field(INSTALLER_PARSERS.serviceDeskPhone),
  /** `08:00-17:30` or `closed`, in the shop's own time. */
  hoursMon: day,
  hoursTue: day,
  hoursWed: day,
  hoursThu: day,
  hoursFri: day,
  hoursSat: day,
  hoursSun: day,
  services: chosen(SHOP_SERVICE_NAMES),
  tireTypes: chosen(SHOP_TIRE_TYPE_NAMES).refine((types) => types.length > 0, {
    error: faultIssue({ code: 'installer.tireTypesRequired', data: {} }).message,
    params: { fault: { code: 'installer.tireTypesRequired', data: {} } },
  }),
  badges: chosen(SHOP_BADGE_NAMES),
  agreement: field(parseAgreement),
  storeImage: storeImage.optional(),
} as const;

/** A shop's own details, as stored. */
export const installerDetails = shape({
  company: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  serviceManager: z.string(),
  storeManager: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  website: z.string().nullable(),
  cell: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceDeskEmail: z.string(),
  serviceDeskPhone: z.string(),
  hours: openingHours,
  services: z.array(z.string()),
  tireTypes: z.array(z.string()),
  badges: z.array(z.string()),
});

export type InstallerDetailsReply = z.output<typeof installerDetails>;

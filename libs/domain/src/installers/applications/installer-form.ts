import {
  parseAddressLine,
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePhone,
  parseSecondAddressLine,
  parseStateCode,
  parseZip,
  phoneText,
  tidyText,
} from '../../contact/index.js';
import { mapResult, ok, refuse, type Result } from '../../result/index.js';
import { parseCompanyName } from '../../sso/index.js';
import { parseWebsite } from './website.js';

const WHOLE_NAME = /^(?=.*\p{L})[\p{L}\p{M}',. -]{1,51}$/u;

/** Reads a US phone like `parsePhone` and returns it as one text. Refuses with this form's own fault, `installer.phoneInvalid`. */
export const parseInstallerPhone = (text: string): Result<string, 'installer.phoneInvalid'> => {
  const phone = parsePhone(text);
  return phone.ok ? ok(phoneText(phone.value)) : refuse('installer.phoneInvalid');
};

/**
 * Reads a manager's full name: a first and a last name under the rules of names, so up to 51 characters. Refuses with
 * `installer.managerInvalid`.
 */
export const parseManagerName = (text: string): Result<string, 'installer.managerInvalid'> => {
  const name = tidyText(text);
  return WHOLE_NAME.test(name) ? ok(name) : refuse('installer.managerInvalid');
};

/** Reads the checkbox for the program's terms. Accepts only a checked box. Refuses with `installer.agreementRequired`. */
export const parseAgreement = (text: string): Result<true, 'installer.agreementRequired'> =>
  text === 'yes' ? ok(true) : refuse('installer.agreementRequired');

/**
 * The text fields of the installer registration, each with its parser, in the form's order. The whole form adds hours, services, tire
 * types, badges, the agreement and a picture. Source: spec section 3, with the messages of section 5.
 */
export const INSTALLER_PARSERS = {
  company: parseCompanyName,
  firstName: parseFirstName,
  lastName: parseLastName,
  serviceManager: parseManagerName,
  storeManager: parseManagerName,
  address1: parseAddressLine,
  address2: parseSecondAddressLine,
  city: parseCity,
  state: parseStateCode,
  zip: (text: string) => mapResult(parseZip(text), ({ zip5 }) => zip5),
  website: parseWebsite,
  cell: parseInstallerPhone,
  email: parseEmail,
  phone: parseInstallerPhone,
  serviceDeskEmail: parseEmail,
  serviceDeskPhone: parseInstallerPhone,
} as const satisfies Record<string, (text: string) => Result<unknown>>;

export type InstallerTextField = keyof typeof INSTALLER_PARSERS;

export const INSTALLER_TEXT_FIELDS = Object.keys(INSTALLER_PARSERS) as InstallerTextField[];

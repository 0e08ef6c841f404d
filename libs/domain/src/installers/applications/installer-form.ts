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
import { ok, refuse, type Result } from '../../result/index.js';
import { parseCompanyName } from '../../sso/index.js';
import { parseWebsite } from './website.js';

const WHOLE_NAME = /^(?=.*\p{L})[\p{L}\p{M}',. -]{1,51}$/u;

/** Reads a US phone like `parsePhone` and returns it as one text. Refuses with this form's own fault, `installer.phoneInvalid`. */
export const parseInstallerPhone = (text: string): Result<string, 'installer.phoneInvalid'> => {
  const phone = parsePhone(text);
  return phone.ok ? ok(phoneText(phone.value)) : refuse('installer.phoneInvalid');
};

/** Reads an email address as `parseEmail` does. Refuses with `installer.emailInvalid`, in this form's words. */
export const parseInstallerEmail = (text: string): Result<string, 'installer.emailInvalid'> => {
  const email = parseEmail(text);
  return email.ok ? email : refuse('installer.emailInvalid');
};

/** Reads a ZIP as `parseZip` does and returns its five digits. Refuses with `installer.zipInvalid`, in this form's words. */
export const parseInstallerZip = (text: string): Result<string, 'installer.zipInvalid'> => {
  const zip = parseZip(text);
  return zip.ok ? ok(zip.value.zip5) : refuse('installer.zipInvalid');
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
  zip: parseInstallerZip,
  website: parseWebsite,
  cell: parseInstallerPhone,
  email: parseInstallerEmail,
  phone: parseInstallerPhone,
  serviceDeskEmail: parseInstallerEmail,
  serviceDeskPhone: parseInstallerPhone,
} as const satisfies Record<string, (text: string) => Result<unknown>>;

export type InstallerTextField = keyof typeof INSTALLER_PARSERS;

export const INSTALLER_TEXT_FIELDS = Object.keys(INSTALLER_PARSERS) as InstallerTextField[];

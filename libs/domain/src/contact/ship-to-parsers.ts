import { mapResult, ok, refuse, type Result } from '../result/index.js';
import { parseAddressLine, parseSecondAddressLine } from './address-line.js';
import { parseCity } from './city.js';
import { parseEmail } from './email.js';
import { MILITARY_STATES } from './military-address.js';
import { parseFirstName, parseLastName } from './person-name.js';
import { parsePhone, parsePhoneType, phoneText } from './phone.js';
import type { ShipTo, ShipToField } from './ship-to.js';
import { stripSpecialCharacters } from './text.js';
import { parseStateCode } from './us-state.js';
import { parseZip } from './zip.js';

const MOST_COMPANY_CHARACTERS = 60;
const MOST_INSTRUCTION_CHARACTERS = 250;

/** Reads optional text: null if empty, cut to the room on a label. */
const optionalText =
  (mostCharacters: number) =>
  (text: string): Result<string | null> => {
    const kept = Array.from(stripSpecialCharacters(text)).slice(0, mostCharacters).join('').trim();
    return ok(kept === '' ? null : kept);
  };

// A military post office is no state of the list. The shopper learns the real reason: we don't ship there.
const parseShippedState = (text: string) =>
  MILITARY_STATES.includes(text.trim().toUpperCase())
    ? refuse('contact.militaryAddress')
    : parseStateCode(text);

/**
 * The ship-to form: each field with its parser, in the form's order. This is the only definition; `parseShipTo` and the API's requests
 * (`shipToInput` of the contract) both use it.
 */
export const SHIP_TO_PARSERS: {
  readonly [Field in ShipToField]: (text: string) => Result<ShipTo[Field]>;
} = {
  email: parseEmail,
  phone: (text) => mapResult(parsePhone(text), phoneText),
  phoneType: parsePhoneType,
  firstName: parseFirstName,
  lastName: parseLastName,
  address1: parseAddressLine,
  address2: parseSecondAddressLine,
  city: parseCity,
  state: parseShippedState,
  zip: (text) => mapResult(parseZip(text), ({ zip5 }) => zip5),
  company: optionalText(MOST_COMPANY_CHARACTERS),
  specialInstructions: optionalText(MOST_INSTRUCTION_CHARACTERS),
};

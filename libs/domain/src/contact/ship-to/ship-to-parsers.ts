import { mapResult, ok, refuse, type Result } from '../../result/index.js';
import {
  parseAddressLine,
  parseCity,
  parseSecondAddressLine,
  parseStateCode,
  parseZip,
  shippingRefusal,
  type StateCode,
} from '../address/index.js';
import { labelRefusal } from '../label-text.js';
import { parseEmail } from '../mail/index.js';
import { parseFirstName, parseLastName } from '../person-name.js';
import { parsePhone, parsePhoneType, phoneText } from '../phone.js';
import { stripSpecialCharacters, unprintedInSentence } from '../text.js';
import type { ShipTo, ShipToField } from './ship-to.js';

/** Reads optional text for a label: null if empty. Refuses what the label can't print or has no room for. */
const optionalText =
  (name: string, mostCharacters: number) =>
  (text: string): Result<string | null> => {
    const written = stripSpecialCharacters(text);
    if (written === '') return ok(null);
    return labelRefusal(written, { name, mostCharacters, refusedIn: unprintedInSentence }) ?? ok(written);
  };

// The shopper learns the reason, not that a military post office is no state of the list: we don't ship there.
const parseShippedState = (text: string): Result<StateCode> => {
  const state = parseStateCode(text);
  const reason = shippingRefusal({ state: state.ok ? state.value : text });
  return reason === null ? state : refuse(reason);
};

const parseShippedZip = (text: string): Result<string> => {
  const zip = mapResult(parseZip(text), ({ zip5 }) => zip5);
  const reason = zip.ok ? shippingRefusal({ zip: zip.value }) : null;
  return reason === null ? zip : refuse(reason);
};

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
  zip: parseShippedZip,
  company: optionalText('Company', 60),
  specialInstructions: optionalText('Instructions', 250),
};

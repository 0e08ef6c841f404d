import { refuse, type Result } from '../../result/index.js';
import { isMilitaryAddress, secondLineRefusal } from '../address/index.js';
import { SHIP_TO_PARSERS } from './ship-to-parsers.js';
import type { ShipTo, ShipToFault, ShipToField, ShipToInput } from './ship-to.js';

const PLACE_FIELDS: readonly ShipToField[] = ['address1', 'address2', 'city', 'state', 'zip'];

type ShipToReading = { readonly [Field in ShipToField]: Result<ShipTo[Field]> };

const readSecondLine = (typed: (field: ShipToField) => string): Result<ShipTo['address2']> => {
  const refusal = secondLineRefusal(typed('address1'), typed('address2'));
  return refusal === null ? SHIP_TO_PARSERS.address2(typed('address2')) : refuse(refusal);
};

const readFields = (typed: (field: ShipToField) => string): ShipToReading => {
  const read = <Field extends ShipToField>(field: Field): Result<ShipTo[Field]> =>
    SHIP_TO_PARSERS[field](typed(field));
  return {
    email: read('email'),
    phone: read('phone'),
    phoneType: read('phoneType'),
    firstName: read('firstName'),
    lastName: read('lastName'),
    address1: read('address1'),
    address2: readSecondLine(typed),
    city: read('city'),
    state: read('state'),
    zip: read('zip'),
    company: read('company'),
    specialInstructions: read('specialInstructions'),
  };
};

const faultsOf = (reading: ShipToReading): ShipToFault[] =>
  (Object.keys(reading) as ShipToField[]).flatMap((field) => {
    const result: Result<unknown> = reading[field];
    return result.ok ? [] : [{ field, fault: result.fault }];
  });

// The military post office is the reason; a fault about the state AE would only distract.
const faultsOfMilitary = (faults: readonly ShipToFault[]): ShipToFault[] => [
  ...faults.filter(({ field }) => !PLACE_FIELDS.includes(field)),
  { field: 'address1', fault: refuse('contact.militaryAddress').fault },
];

// State and ZIP give the same reason; the shopper reads it once, at the first of them.
const saidOnce = (faults: readonly ShipToFault[]): ShipToFault[] => {
  const isOutside = ({ fault }: ShipToFault) => fault.code === 'contact.outsideShippingArea';
  const first = faults.find(isOutside);
  return faults.filter((fault) => fault === first || !isOutside(fault));
};

/** A complete ship-to address, or every field with a fault. */
export type ShipToResult =
  | { readonly ok: true; readonly value: ShipTo }
  | { readonly ok: false; readonly faults: readonly ShipToFault[] };

/**
 * Checks the whole ship-to form at once, so all faults can be shown at their fields in the form's order. A military post office gives one
 * `contact.militaryAddress` at `address1` in place of the place's own faults. This function doesn't check if the ZIP exists, is in that
 * state and is served; that needs the ZIP table.
 */
export const parseShipTo = (input: ShipToInput): ShipToResult => {
  const typed = (field: ShipToField): string => input[field] ?? '';
  const reading = readFields(typed);
  const isMilitary = isMilitaryAddress({
    line1: typed('address1'),
    line2: typed('address2'),
    city: typed('city'),
    state: typed('state'),
    zip: typed('zip'),
  });
  if (isMilitary) return { ok: false, faults: faultsOfMilitary(faultsOf(reading)) };

  const { email, phone, phoneType, firstName, lastName, address1, address2, city, state, zip } = reading;
  const { company, specialInstructions } = reading;
  const isWhole =
    email.ok &&
    phone.ok &&
    phoneType.ok &&
    firstName.ok &&
    lastName.ok &&
    address1.ok &&
    address2.ok &&
    city.ok &&
    state.ok &&
    zip.ok &&
    company.ok &&
    specialInstructions.ok;
  if (!isWhole) return { ok: false, faults: saidOnce(faultsOf(reading)) };
  return {
    ok: true,
    value: {
      email: email.value,
      phone: phone.value,
      phoneType: phoneType.value,
      firstName: firstName.value,
      lastName: lastName.value,
      address1: address1.value,
      address2: address2.value,
      city: city.value,
      state: state.value,
      zip: zip.value,
      company: company.value,
      specialInstructions: specialInstructions.value,
    },
  };
};

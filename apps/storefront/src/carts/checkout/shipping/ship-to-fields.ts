import type { ShipToField } from '@simpletread/domain';

/** A field of the ship-to form, as its control needs it. */
export interface ShipToControl {
  readonly name: Exclude<ShipToField, 'phoneType' | 'state'>;
  readonly label: string;
  readonly autoComplete: string;
  readonly type?: 'email' | 'tel' | 'text';
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  readonly maxLength: number;
  readonly pattern?: string;
  readonly isOptional?: true;
  readonly hint?: string;
}

// The patterns are the browser's first check, for shoppers without script; the real rules are the domain's. A browser cuts what is pasted
// at `maxLength` without a word, so there is room for more than a rule allows.
export const EMAIL: ShipToControl = {
  name: 'email',
  label: 'Email',
  autoComplete: 'email',
  type: 'email',
  inputMode: 'email',
  maxLength: 254,
  hint: 'For the receipt and tracking',
};
export const PHONE: ShipToControl = {
  name: 'phone',
  label: 'Phone',
  // Not `tel-national`: it drops a foreign country's code, and ten digits would be left.
  autoComplete: 'tel',
  type: 'tel',
  inputMode: 'tel',
  maxLength: 60,
};
export const FIRST_NAME: ShipToControl = {
  name: 'firstName',
  label: 'First name',
  autoComplete: 'given-name',
  maxLength: 100,
};
export const LAST_NAME: ShipToControl = {
  name: 'lastName',
  label: 'Last name',
  autoComplete: 'family-name',
  maxLength: 100,
};
export const COMPANY: ShipToControl = {
  name: 'company',
  label: 'Company',
  autoComplete: 'organization',
  maxLength: 200,
  isOptional: true,
};
export const ADDRESS_1: ShipToControl = {
  name: 'address1',
  label: 'Street address',
  autoComplete: 'address-line1',
  maxLength: 200,
};
export const ADDRESS_2: ShipToControl = {
  name: 'address2',
  label: 'Apartment or suite',
  autoComplete: 'address-line2',
  maxLength: 100,
  isOptional: true,
};
export const CITY: ShipToControl = {
  name: 'city',
  label: 'City',
  autoComplete: 'address-level2',
  maxLength: 100,
};
export const ZIP: ShipToControl = {
  name: 'zip',
  label: 'ZIP code',
  autoComplete: 'postal-code',
  inputMode: 'numeric',
  maxLength: 20,
  pattern: '\\d{5}(-?\\d{4})?',
};
export const SPECIAL_INSTRUCTIONS: ShipToControl = {
  name: 'specialInstructions',
  label: 'Special instructions',
  autoComplete: 'off',
  maxLength: 1000,
  isOptional: true,
};

export const SHIP_TO_FIELDS: readonly ShipToField[] = [
  'email',
  'phone',
  'phoneType',
  'firstName',
  'lastName',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'zip',
  'specialInstructions',
];

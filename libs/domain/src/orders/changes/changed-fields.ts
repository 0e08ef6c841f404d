import { formatPhone, type PhoneType } from '../../contact/index.js';
import type { ChangedField } from './order-change.js';
import type { OrderAddress, OrderContact } from './order-place.js';

const PHONE_TYPE_WORDS: Readonly<Record<PhoneType, string>> = {
  mobile: 'Mobile',
  home: 'Home',
  work: 'Work',
};

type Words = readonly (readonly [label: string, text: string | null])[];

const phoneWords = (phone: string): string => {
  const [, extension] = phone.split('x');
  const set = formatPhone(phone, 'parentheses');
  return extension === undefined ? set : `${set} ext. ${extension}`;
};

const contactWords = ({ email, phone, phoneType, firstName, lastName }: OrderContact): Words => [
  ['First name', firstName],
  ['Last name', lastName],
  ['Email', email],
  ['Phone', phoneWords(phone)],
  ['Phone type', PHONE_TYPE_WORDS[phoneType]],
];

const addressWords = (address: OrderAddress): Words => [
  ['Street address', address.address1],
  ['Apartment or suite', address.address2],
  ['Company', address.company],
  ['City', address.city],
  ['State', address.state],
  ['ZIP code', address.zip],
  ['Special instructions', address.specialInstructions],
];

const orNull = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text === '' ? null : text;

const difference = (before: Words, after: Words): ChangedField[] =>
  after
    .map(([label, text], at) => ({ label, before: orNull(before[at]?.[1]), after: orNull(text) }))
    .filter((field) => field.before !== field.after);

/** Returns the fields of a contact that differ, in the order of the form. */
export const changedContact = (before: OrderContact, after: OrderContact): ChangedField[] =>
  difference(contactWords(before), contactWords(after));

/** Returns the fields of an address that differ, in the order of the form. */
export const changedAddress = (before: OrderAddress, after: OrderAddress): ChangedField[] =>
  difference(addressWords(before), addressWords(after));

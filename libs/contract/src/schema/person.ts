import {
  parseAddressLine,
  parseCity,
  parseEmail,
  parseFirstName,
  parseLastName,
  parsePhone,
  parsePhoneType,
  parseSecondAddressLine,
  parseStateCode,
  parseZip,
  PHONE_TYPES,
  phoneText,
  refuse,
  stripSpecialCharacters,
} from '@simpletread/domain';
import { z } from 'zod';

import { field } from '../faults/field.js';
import { shape } from '../faults/shape.js';

/** Five digits, or nine; hands on the five that decide shipping and tax. */
export const zipField = field(parseZip).transform((zip) => zip.zip5);
export const emailField = field(parseEmail);
export const phoneField = field(parsePhone).transform(phoneText);

const MILITARY_STATES = ['AA', 'AE', 'AP'];

// A military post office is no state of the list; what stops it is that we do not ship there, and that is what we say.
const shippableState = (text: string) =>
  MILITARY_STATES.includes(text.trim().toUpperCase())
    ? refuse('contact.militaryAddress')
    : parseStateCode(text);

const optionalText = (most: number) =>
  z
    .string()
    .max(most)
    .default('')
    .transform((text) => stripSpecialCharacters(text).trim() || null);

/** The ship-to form as people fill it in; each field refuses with its own fault. */
export const shipToInput = shape({
  email: emailField,
  phone: phoneField,
  phoneType: field(parsePhoneType),
  firstName: field(parseFirstName),
  lastName: field(parseLastName),
  address1: field(parseAddressLine),
  address2: z.string().default('').pipe(field(parseSecondAddressLine)),
  city: field(parseCity),
  state: field(shippableState),
  zip: zipField,
  company: optionalText(60),
  specialInstructions: optionalText(250),
});

/** A stored ship-to address. */
export const shipToReply = shape({
  email: z.string(),
  phone: z.string(),
  phoneType: z.enum(PHONE_TYPES),
  firstName: z.string(),
  lastName: z.string(),
  address1: z.string(),
  address2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  company: z.string().nullable(),
  specialInstructions: z.string().nullable(),
});

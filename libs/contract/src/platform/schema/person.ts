import {
  parseEmail,
  parseZip,
  PHONE_TYPES,
  SHIP_TO_PARSERS,
  type ShipTo,
  type ShipToField,
} from '@simpletread/domain';
import { z } from 'zod';

import { field } from '../faults/index.js';
import { shape } from '../shape/index.js';

/** Five digits, or nine; returns the five that decide shipping and tax. */
export const zipField = field(parseZip).transform((zip) => zip.zip5);
export const emailField = field(parseEmail);

const required = <Field extends ShipToField>(name: Field) => field<ShipTo[Field]>(SHIP_TO_PARSERS[name]);
const optional = <Field extends ShipToField>(name: Field) => z.string().default('').pipe(required(name));

/** The ship-to form as people fill it in; the domain's parser reads each field and its fault refuses it. */
export const shipToInput = shape({
  email: required('email'),
  phone: required('phone'),
  phoneType: required('phoneType'),
  firstName: required('firstName'),
  lastName: required('lastName'),
  address1: required('address1'),
  address2: optional('address2'),
  city: required('city'),
  state: required('state'),
  zip: required('zip'),
  company: optional('company'),
  specialInstructions: optional('specialInstructions'),
} satisfies Record<ShipToField, z.ZodType>);

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

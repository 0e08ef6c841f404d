import {
  parseEmail,
  parseZip,
  PHONE_TYPES,
  secondLineRefusal,
  SHIP_TO_PARSERS,
  type ShipTo,
  type ShipToField,
} from '@simpletread/domain';
import { z } from 'zod';

import { faultIssue, field } from '../faults/index.js';
import { shape } from '../shape/index.js';

/** Five digits, or nine; returns the five that decide shipping and tax. */
export const zipField = field(parseZip).transform((zip) => zip.zip5);
export const emailField = field(parseEmail);

const required = <Field extends ShipToField>(name: Field) => field<ShipTo[Field]>(SHIP_TO_PARSERS[name]);
const optional = <Field extends ShipToField>(name: Field) => z.string().default('').pipe(required(name));

/** Refuses a second line that names a mailbox, which only the line above can tell: for `superRefine` of a form with both. */
export const refuseMailboxBelow = (
  { address1, address2 }: { readonly address1: string; readonly address2: string | null },
  context: { readonly addIssue: (issue: ReturnType<typeof faultIssue>) => void },
): void => {
  const code = secondLineRefusal(address1, address2 ?? '');
  if (code !== null) context.addIssue(faultIssue({ code, data: {} }, ['address2']));
};

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
} satisfies Record<ShipToField, z.ZodType>).superRefine(refuseMailboxBelow);

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

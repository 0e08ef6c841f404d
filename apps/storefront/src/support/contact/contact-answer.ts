import type { ChangeAnswer } from '../../shell/form';

export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'orderNumber',
  'subject',
  'message',
] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export type TypedContact = Readonly<Record<ContactField, string>>;

/** The answer to the contact form: what is wrong, or the case that the message opened. */
export interface ContactAnswer extends ChangeAnswer {
  readonly typed: TypedContact;
  readonly sent: { readonly caseNumber: string; readonly answerBy: string } | null;
}

/** The form before it is sent. */
export const unsent = (typed: TypedContact): ContactAnswer => ({
  ...{ problem: null, fields: {}, attempt: 0 },
  typed,
  sent: null,
});

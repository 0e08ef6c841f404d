'use server';

import { type CallInput, sendContactForm } from '@simpletread/contract';
import { storableText } from '@simpletread/domain';
import { shopperClient } from '../../shell/api';
import { reportProblem } from '../../shell/error-reports';
import { CONTACT_FIELDS, type ContactAnswer, type TypedContact } from './contact-answer';
import { checkContact, contactProblem, LOOK_AGAIN } from './contact-check';

type Body = CallInput<typeof sendContactForm>['body'];

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? storableText(value).trim() : '';
};

/** Sends a message to customer support; the answer has the case's number, or what is wrong. */
export const sendMessage = async (before: ContactAnswer, form: FormData): Promise<ContactAnswer> => {
  const typed = Object.fromEntries(CONTACT_FIELDS.map((name) => [name, text(form, name)])) as TypedContact;
  const given = form.get('attachment');
  // An empty file field is sent as one file without bytes.
  const file = given instanceof File && given.size > 0 ? given : null;
  const attempt = before.attempt + 1;
  const wrong = checkContact(typed, file);
  if (Object.keys(wrong).length > 0)
    return { problem: LOOK_AGAIN, fields: wrong, attempt, typed, sent: null };
  try {
    const body = { ...typed, ...(file === null ? {} : { attachment: file }) } as Body; // The check has validated the subject.
    const key = text(form, 'key');
    const sent = await (await shopperClient()).call(sendContactForm, { body }, { idempotencyKey: key });
    return { problem: null, fields: {}, attempt, typed, sent };
  } catch (error) {
    reportProblem('contact', error);
    return { ...contactProblem(error), attempt, typed, sent: null };
  }
};

import { ok, refuse, type Result } from '../../result/index.js';

/** The subjects of the contact form, as shoppers choose them. */
export const CONTACT_SUBJECTS = [
  'My order',
  'My appointment',
  'A return or refund',
  'Choosing tires',
  'Prices and payment',
  'My account',
  'Something else',
] as const;

export type ContactSubject = (typeof CONTACT_SUBJECTS)[number];

export const MOST_CONTACT_WORDS = 2_000;
export const CONTACT_FILE_BYTES = 1_048_576;

/** Reads the message of the contact form, 1 to 2,000 characters. Refuses with `contact.messageInvalid`. Source: R3.19. */
export const parseContactMessage = (text: string): Result<string, 'contact.messageInvalid'> => {
  const message = text.replace(/\r\n?/g, '\n').trim();
  return message === '' || message.length > MOST_CONTACT_WORDS
    ? refuse('contact.messageInvalid', { max: MOST_CONTACT_WORDS })
    : ok(message);
};

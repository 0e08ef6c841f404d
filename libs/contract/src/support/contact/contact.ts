import {
  CONTACT_FILE_BYTES,
  CONTACT_SUBJECTS,
  DOCUMENT_TYPES,
  ok,
  type OrderNumber,
  parseContactMessage,
  parseFirstName,
  parseLastName,
  parseOrderNumber,
  parsePhone,
  type Phone,
  refuse,
  type Result,
} from '@simpletread/domain';
import { z } from 'zod';

import { publicOrCustomerAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { emailField, fileField, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const attachment = fileField({
  maxBytes: CONTACT_FILE_BYTES,
  mediaTypes: DOCUMENT_TYPES,
  faults: {
    missing: 'contact.fileMissing',
    tooLarge: 'contact.fileTooLarge',
    wrongType: 'contact.fileType',
  },
});

/** A number as people write it, checked for its form alone: nobody learns here whether an order exists. */
const orderNumber = field((text): Result<OrderNumber | null> => {
  if (text.trim() === '') return ok(null);
  const parsed = parseOrderNumber(text);
  return parsed.ok ? parsed : refuse('contact.orderNumberInvalid');
});

/** The fields of the contact form, as people fill them in. Source: R3.19. */
export const CONTACT_FORM = {
  firstName: field(parseFirstName),
  lastName: field(parseLastName),
  email: emailField,
  /** Empty if they want no call. */
  phone: field((text): Result<Phone | null> => (text.trim() === '' ? ok(null) : parsePhone(text))),
  orderNumber,
  subject: z.enum(CONTACT_SUBJECTS),
  message: field(parseContactMessage),
} as const;

/** The fields without the file, which a form checks on its own. */
export const contactForm = shape(CONTACT_FORM);

export const sendContactForm = endpoint({
  id: 'contact.send',
  method: 'POST',
  path: '/contact',
  summary:
    'Sends a message to customer support, with a file if needed. The reply never reveals whether the order exists.',
  access: publicOrCustomerAccess,
  bodyFormat: 'form',
  body: shape({ ...CONTACT_FORM, attachment: attachment.optional() }),
  reply: shape({
    /** The number of the case. */
    caseNumber: z.string(),
    /** When the customer gets an answer at the latest, counted in the hours of support. */
    answerBy: instantSchema,
  }),
  status: 201,
  isIdempotent: true,
  faults: [
    'contact.firstNameInvalid',
    'contact.lastNameInvalid',
    'contact.emailInvalid',
    'contact.phoneInvalid',
    'contact.orderNumberInvalid',
    'contact.messageInvalid',
    'contact.fileMissing',
    'contact.fileTooLarge',
    'contact.fileType',
    'picture.busy',
    'request.rateLimited',
  ],
});

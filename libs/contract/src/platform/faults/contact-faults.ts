import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from './fault-entry.js';

/** Faults of contact and delivery details; the product specification's wording. */
export const CONTACT_FAULTS = {
  'contact.emailInvalid': { status: 400, message: 'Please enter a valid email' },
  'contact.phoneInvalid': { status: 400, message: 'Please enter a valid phone number' },
  'contact.phoneTypeRequired': { status: 400, message: 'Please choose a phone type' },
  'contact.firstNameInvalid': { status: 400, message: 'Please enter valid First Name' },
  'contact.lastNameInvalid': { status: 400, message: 'Please enter valid Last Name' },
  'contact.cityInvalid': { status: 400, message: 'Please enter valid City' },
  'contact.addressInvalid': { status: 400, message: 'Please enter valid Address' },
  'contact.signRefused': { status: 400, message: 'Please enter valid {field}, without {signs}.' },
  'contact.tooLong': { status: 400, message: 'Please enter valid {field}, {most} characters at most.' },
  'contact.poBox': { status: 400, message: 'We do not ship to PO boxes. Please enter a valid address.' },
  'contact.stateRequired': { status: 400, message: 'Please choose a state' },
  'contact.zipInvalid': { status: 400, message: 'Oops. Please enter a valid ZIP code.' },
  'contact.zipStateMismatch': { status: 400, message: 'This ZIP code is not in the chosen state.' },
  'contact.militaryAddress': {
    status: 400,
    message: 'We do not ship to military addresses on international bases.',
  },
  'contact.outsideShippingArea': {
    status: 400,
    message: 'We ship to the 48 contiguous states and Washington, DC only.',
  },
  'contact.dateInvalid': { status: 400, message: 'Please enter a valid date format MM/DD/YYYY' },
  'contact.messageInvalid': { status: 400, message: 'Write a message of 1 to {max} characters.' },
  'contact.orderNumberInvalid': {
    status: 400,
    message: 'Enter an order number like 7K3MQ-2F9XA, or leave it out.',
  },
  'contact.fileMissing': { status: 400, message: 'This file is empty. Attach another one.' },
  'contact.fileTooLarge': { status: 400, message: 'Attach a file of at most {limit}.' },
  'contact.fileType': { status: 400, message: 'Attach a PDF, JPEG or PNG file.' },
} as const satisfies FaultArea<Extract<FaultCode, `contact.${string}`>>;

import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of account types: applying, proving employment or who one is, and the channels of partners. */
export const APPLICATION_FAULTS = {
  'application.typeInvalid': { status: 400, message: 'Please choose the kind of account you need' },
  'application.companyInvalid': { status: 400, message: 'Please enter the name of your company' },
  'application.textInvalid': { status: 400, message: 'Please write something, in at most 2,000 characters' },
  'application.documentMissing': { status: 400, message: 'Please attach at least one document' },
  'application.documentTooLarge': {
    status: 400,
    message: 'Please attach documents of at most {limit} each',
  },
  'application.documentType': {
    status: 400,
    message: 'Please attach documents as PDF, JPEG or PNG files',
  },
  'application.openAlready': {
    status: 409,
    message: 'An application for this kind of account is still being decided.',
  },
  'application.movedOn': { status: 409, message: 'This has been decided or changed. Please load it again.' },
  'employer.domainInvalid': {
    status: 400,
    message: 'Please enter domains of company e-mail, such as acme.com. Public mail services do not count.',
  },
  'employer.unknown': {
    status: 422,
    message:
      'Your e-mail address is not of a company that takes part. Sign in with your work e-mail, or ask your employer.',
  },
  'employer.nameTaken': { status: 409, message: 'There is a company of this name or domain already.' },
  'verification.unknown': {
    status: 400,
    message: 'This verification has ended. Please begin again.',
  },
  'verification.denied': {
    status: 422,
    message: 'Our partner could not confirm that you belong to this group.',
  },
  'verification.usedElsewhere': {
    status: 409,
    message: 'This identity has been verified for another account.',
  },
  'verification.unavailable': {
    status: 503,
    message: 'Our partner does not answer at the moment. Please try again in a few minutes.',
  },
  'channel.proofRefused': { status: 403, message: 'The proof of the channel is not good.' },
} as const satisfies FaultArea<
  Extract<
    FaultCode,
    `application.${string}` | `employer.${string}` | `verification.${string}` | `channel.${string}`
  >
>;

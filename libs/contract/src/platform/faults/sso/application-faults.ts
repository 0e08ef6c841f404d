import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of account types: applications, employment and identity proofs, and partner channels. */
export const APPLICATION_FAULTS = {
  'application.typeInvalid': { status: 400, message: 'Please choose an account type' },
  'application.companyInvalid': { status: 400, message: 'Please enter your company name' },
  'application.textInvalid': { status: 400, message: 'Please enter a message of at most 2,000 characters' },
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
    message: 'An application for this account type is still under review.',
  },
  'application.movedOn': { status: 409, message: 'This has been decided or changed. Please reload it.' },
  'employer.domainInvalid': {
    status: 400,
    message: 'Please enter company email domains, such as acme.com. Public email services don’t count.',
  },
  'employer.unknown': {
    status: 422,
    message:
      'Your email address is not from a participating company. Sign in with your work email, or ask your employer.',
  },
  'employer.nameTaken': { status: 409, message: 'A company with this name or domain already exists.' },
  'verification.unknown': {
    status: 400,
    message: 'This verification has ended. Please start again.',
  },
  'verification.denied': {
    status: 422,
    message: 'Our partner could not confirm that you belong to this group.',
  },
  'verification.usedElsewhere': {
    status: 409,
    message: 'This identity is verified for another account.',
  },
  'verification.unavailable': {
    status: 503,
    message: 'Our partner is not responding. Please try again in a few minutes.',
  },
  'channel.proofRefused': { status: 403, message: 'The channel’s proof is not valid.' },
} as const satisfies FaultArea<
  Extract<
    FaultCode,
    `application.${string}` | `employer.${string}` | `verification.${string}` | `channel.${string}`
  >
>;

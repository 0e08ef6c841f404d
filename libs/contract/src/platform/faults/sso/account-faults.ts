import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of customers' accounts, on the pages of the sign-in provider. */
export const ACCOUNT_FAULTS = {
  'account.passwordTooShort': { status: 400, message: 'Please choose a password of at least 8 characters' },
  'account.passwordTooLong': { status: 400, message: 'Please choose a password of at most 128 characters' },
  'account.passwordCommon': {
    status: 400,
    message: 'This password is easy to guess. Please choose another one',
  },
  'account.passwordPersonal': {
    status: 400,
    message: 'Please choose a password without your name or email',
  },
  'account.passwordSame': {
    status: 400,
    message: 'This is your current password. Please choose another one',
  },
  'account.currentPasswordWrong': { status: 400, message: 'This is not your password' },
  'account.linkInvalid': {
    status: 400,
    message: 'This link was used or has expired. Please request a new one.',
  },
  'account.formExpired': { status: 403, message: 'This page was open too long. Please try again.' },
  'account.passkeyRefused': {
    status: 401,
    message: 'This passkey could not be used. Please sign in another way.',
  },
  'account.googleRefused': {
    status: 401,
    message: 'Google did not confirm who you are. Please sign in another way.',
  },
} as const satisfies FaultArea<Extract<FaultCode, `account.${string}`>>;

import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of signing in and of permissions. */
export const ACCESS_FAULTS = {
  'access.signInRequired': { status: 401, message: 'Please sign in to continue.' },
  'access.refused': { status: 403, message: 'Your role does not allow this.' },
  'access.readOnly': {
    status: 403,
    message: 'You are looking at the shop as this customer. Nothing can be changed.',
  },
  'preview.readOnly': {
    status: 403,
    message: 'This is a preview of the shop. Nothing can be bought or changed in it.',
  },
  'preview.momentTooFar': {
    status: 422,
    message: 'Please choose a moment within the last 13 months or the next two years.',
  },
  'access.credentialsWrong': {
    status: 401,
    message: 'The email or password is not right. After ten wrong tries an account rests for 15 minutes.',
  },
  'signIn.refused': { status: 400, message: 'We couldn’t sign you in. Please start again.' },
  'secondFactor.wrong': { status: 400, message: 'This code is not right, or was used already.' },
  'secondFactor.expired': { status: 401, message: 'This sign-in took too long. Please start again.' },
  'secondFactor.required': {
    status: 409,
    message: 'You need a second factor to sign in. Set up another one before you remove this one.',
  },
  'role.nameInvalid': {
    status: 400,
    message: 'Please enter a name of 3 to 40 letters, digits and spaces that no role has yet.',
  },
  'role.nameTaken': { status: 409, message: 'There is a role of this name already.' },
  'role.empty': { status: 400, message: 'Please choose at least one permission.' },
  'role.beyondOwn': {
    status: 403,
    message: 'You cannot give away what you may not do yourself ({permission}).',
  },
  'role.inUse': { status: 409, message: 'Somebody has this role. Give them another one first.' },
  'role.unknown': { status: 400, message: 'There is no role of this name.' },
  'staff.emailTaken': { status: 409, message: 'Somebody has this email address already.' },
  'staff.ownAccount': {
    status: 403,
    message: 'Nobody changes what they may do themselves. Please ask a colleague.',
  },
  'staff.lastAdmin': {
    status: 409,
    message: 'Without this person nobody could look after the staff. Make somebody else an admin first.',
  },
  'staff.joined': { status: 409, message: 'This person has a password already.' },
} as const satisfies FaultArea<
  Extract<
    FaultCode,
    | `access.${string}`
    | `preview.${string}`
    | `signIn.${string}`
    | `role.${string}`
    | `staff.${string}`
    | `secondFactor.${string}`
  >
>;

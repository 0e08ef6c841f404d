import type { FaultCode } from '@simpletread/domain';

import type { FaultArea } from '../fault-entry.js';

/** Faults of signing in and of permissions. */
export const ACCESS_FAULTS = {
  'access.signInRequired': { status: 401, message: 'Please sign in to continue.' },
  'access.refused': { status: 403, message: 'Your role doesn’t allow this.' },
  'access.readOnly': {
    status: 403,
    message: 'You are viewing the shop as this customer. Nothing can be changed.',
  },
  'preview.readOnly': {
    status: 403,
    message: 'This is a preview of the shop. Nothing can be bought or changed.',
  },
  'preview.momentTooFar': {
    status: 422,
    message: 'Please choose a moment within the last 13 months or the next two years.',
  },
  'access.credentialsWrong': {
    status: 401,
    message: 'The email or password is incorrect. After ten wrong tries, sign-in pauses for 15 minutes.',
  },
  'signIn.refused': { status: 400, message: 'Sign-in failed. Please start again.' },
  'secondFactor.wrong': { status: 400, message: 'This code is incorrect or was already used.' },
  'secondFactor.expired': { status: 401, message: 'This sign-in took too long. Please start again.' },
  'secondFactor.required': {
    status: 409,
    message: 'You need a second factor to sign in. Add another one before you remove this one.',
  },
  'role.nameInvalid': {
    status: 400,
    message: 'Please enter a new role name of 3 to 40 letters, digits and spaces.',
  },
  'role.nameTaken': { status: 409, message: 'A role with this name already exists.' },
  'role.empty': { status: 400, message: 'Please choose at least one permission.' },
  'role.beyondOwn': {
    status: 403,
    message: 'You can’t grant a permission you don’t have ({permission}).',
  },
  'role.inUse': { status: 409, message: 'This role is still assigned. Give its holders another role first.' },
  'role.unknown': { status: 400, message: 'There is no role with this name.' },
  'staff.emailTaken': { status: 409, message: 'This email address is already in use.' },
  'staff.ownAccount': {
    status: 403,
    message: 'You can’t change your own permissions. Please ask a colleague.',
  },
  'staff.lastAdmin': {
    status: 409,
    message: 'This is the only person who can manage staff. Make someone else an admin first.',
  },
  'staff.joined': { status: 409, message: 'This person already has a password.' },
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

import { z } from 'zod';

import { publicAccess, staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { signedIn } from './staff-session.js';

const codeField = z.string().trim().min(6).max(20);
const password = z.string().min(1).max(200);

/** Data of the browser's passkey functions; the server's library checks it. */
const passkeyJson = z.record(z.string(), z.unknown());

const authenticatorSetup = shape({
  /** For apps that can't scan the picture. */
  secret: z.string(),
  /** A picture for the app's camera, as an SVG document. */
  qrSvg: z.string(),
});

export type AuthenticatorSetup = z.output<typeof authenticatorSetup>;

const recoveryCodes = z.array(z.string());

export const answerSecondFactor = endpoint({
  id: 'staff.secondFactor',
  method: 'POST',
  path: '/staff/session/second-factor',
  summary:
    'Completes a sign-in with a code from the authenticator app, or with a recovery code; each works once.',
  access: publicAccess,
  body: shape({ code: codeField }),
  reply: signedIn,
  faults: ['secondFactor.wrong', 'secondFactor.expired', 'request.rateLimited'],
});

export const askForPasskey = endpoint({
  id: 'staff.passkeyOptions',
  method: 'POST',
  path: '/staff/session/passkey/options',
  summary: 'The challenge a passkey must sign to complete a sign-in.',
  access: publicAccess,
  reply: passkeyJson,
  faults: ['secondFactor.expired', 'request.rateLimited'],
});

export const answerWithPasskey = endpoint({
  id: 'staff.passkey',
  method: 'POST',
  path: '/staff/session/passkey',
  summary: 'Completes a sign-in with a passkey.',
  access: publicAccess,
  body: shape({ response: passkeyJson }),
  reply: signedIn,
  faults: ['secondFactor.wrong', 'secondFactor.expired', 'request.rateLimited'],
});

export const beginEnrolment = endpoint({
  id: 'staff.beginEnrolment',
  method: 'POST',
  path: '/staff/session/enrolment',
  summary: 'Starts setting up the authenticator app that a first sign-in requires.',
  access: publicAccess,
  reply: authenticatorSetup,
  faults: ['secondFactor.expired', 'request.rateLimited'],
});

export const finishEnrolment = endpoint({
  id: 'staff.finishEnrolment',
  method: 'PUT',
  path: '/staff/session/enrolment',
  summary: 'Verifies the authenticator app and signs in; returns the recovery codes once.',
  access: publicAccess,
  body: shape({ code: codeField }),
  reply: shape({ ...signedIn.shape, recoveryCodes }),
  faults: ['secondFactor.wrong', 'secondFactor.expired', 'request.rateLimited'],
});

export const showSecurity = endpoint({
  id: 'staff.security',
  method: 'GET',
  path: '/staff/security',
  summary: 'The signed-in person’s sign-in methods.',
  access: staffAccess(),
  reply: shape({
    isSecondFactorRequired: z.boolean(),
    authenticatorSince: instantSchema.nullable(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(
      shape({
        id: z.string(),
        name: z.string(),
        createdAt: instantSchema,
        lastUsedAt: instantSchema.nullable(),
      }),
    ),
    sessions: z.array(
      shape({
        id: z.string(),
        userAgent: z.string().nullable(),
        createdAt: instantSchema,
        seenAt: instantSchema,
        isThisOne: z.boolean(),
      }),
    ),
  }),
  faults: [],
});

export type StaffSecurity = z.output<typeof showSecurity.reply>;

export const setUpAuthenticator = endpoint({
  id: 'staff.setUpAuthenticator',
  method: 'POST',
  path: '/staff/security/authenticator',
  summary: 'Starts setting up a new authenticator app to replace the current one.',
  access: staffAccess(),
  body: shape({ password }),
  reply: authenticatorSetup,
  faults: ['account.currentPasswordWrong', 'request.rateLimited'],
});

export const proveAuthenticator = endpoint({
  id: 'staff.proveAuthenticator',
  method: 'PUT',
  path: '/staff/security/authenticator',
  summary: 'Activates the new authenticator app; returns new recovery codes once.',
  access: staffAccess(),
  body: shape({ code: codeField }),
  reply: shape({ recoveryCodes }),
  faults: ['secondFactor.wrong', 'request.rateLimited'],
});

export const removeAuthenticator = endpoint({
  id: 'staff.removeAuthenticator',
  method: 'DELETE',
  path: '/staff/security/authenticator',
  summary: 'Removes the authenticator app and the recovery codes.',
  access: staffAccess(),
  body: shape({ password }),
  faults: ['account.currentPasswordWrong', 'secondFactor.required', 'request.rateLimited'],
});

export const askForNewPasskey = endpoint({
  id: 'staff.newPasskeyOptions',
  method: 'POST',
  path: '/staff/security/passkeys/options',
  summary: 'The browser’s options for creating a passkey.',
  access: staffAccess(),
  body: shape({ password }),
  reply: passkeyJson,
  faults: ['account.currentPasswordWrong', 'request.rateLimited'],
});

export const addPasskey = endpoint({
  id: 'staff.addPasskey',
  method: 'POST',
  path: '/staff/security/passkeys',
  summary: 'Saves a new passkey under a name.',
  access: staffAccess(),
  body: shape({ name: z.string().trim().min(1).max(40), response: passkeyJson }),
  faults: ['secondFactor.wrong', 'request.rateLimited'],
});

export const removePasskey = endpoint({
  id: 'staff.removePasskey',
  method: 'DELETE',
  path: '/staff/security/passkeys/{id}',
  summary: 'Removes a passkey.',
  access: staffAccess(),
  params: shape({ id: z.string().max(1400) }),
  faults: ['record.missing', 'secondFactor.required'],
});

export const changeStaffPassword = endpoint({
  id: 'staff.changePassword',
  method: 'PUT',
  path: '/staff/security/password',
  summary: 'Changes the password and ends every other session of the person.',
  access: staffAccess(),
  body: shape({ password, newPassword: z.string().min(1).max(200) }),
  faults: [
    'account.currentPasswordWrong',
    'account.passwordTooShort',
    'account.passwordTooLong',
    'account.passwordCommon',
    'account.passwordPersonal',
    'request.rateLimited',
  ],
});

export const endStaffSessions = endpoint({
  id: 'staff.endSessions',
  method: 'DELETE',
  path: '/staff/security/sessions',
  summary: 'Ends every session of the signed-in person but this one.',
  access: staffAccess(),
  faults: [],
});

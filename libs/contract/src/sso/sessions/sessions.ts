import { z } from 'zod';

import { storefrontAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** Tokens between the storefront and the API: 256 bits as 43 characters. */
const tokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
/** Input from outside, not yet verified. */
const anyText = z.string().max(4000);
const trackingId = z.string().regex(/^[\w.:~-]{1,128}$/);

export const beginSignIn = endpoint({
  id: 'sso.begin',
  method: 'POST',
  path: '/sso/logins',
  summary:
    'Starts a sign-in or a registration: the browser’s next address, and the binding it must bring back.',
  access: storefrontAccess,
  body: shape({
    action: z.enum(['login', 'register']),
    /** The shop page to open afterwards; anything but a path in it means the home page. */
    returnTo: z.string().max(2000).optional(),
    /** The browser's binding from an unfinished sign-in. */
    binding: tokenSchema.optional(),
    displaySimpleCrewView: z.boolean().optional(),
    sessionId: trackingId.optional(),
    anonymousId: trackingId.optional(),
    partnerIntegration: trackingId.optional(),
  }),
  reply: shape({ url: z.url(), binding: tokenSchema, expiresAt: instantSchema }),
  status: 201,
  faults: [],
});

export const landSignIn = endpoint({
  id: 'sso.land',
  method: 'POST',
  path: '/sso/landings',
  summary: 'Completes a sign-in with the provider’s answer; works once.',
  access: storefrontAccess,
  body: shape({
    binding: anyText.nullable(),
    state: anyText,
    code: anyText.optional(),
    iss: anyText.optional(),
    error: anyText.optional(),
    /** The browser's previous session, which ends. */
    previousHandle: anyText.optional(),
  }),
  reply: shape({ handle: tokenSchema, returnTo: z.string(), accountType: z.string() }),
  status: 201,
  faults: ['signIn.refused'],
});

export const swapSession = endpoint({
  id: 'sso.token',
  method: 'POST',
  path: '/sso/sessions/token',
  summary: 'A session’s access token, refreshed if it expired or was refused.',
  access: storefrontAccess,
  body: shape({ handle: anyText, rejected: anyText.optional() }),
  reply: shape({
    accessToken: z.string(),
    expiresAt: instantSchema,
    accountId: idSchema,
    /** The session as `/users/session` names it: tells visits apart and opens nothing. */
    userSessionId: z.string(),
  }),
  faults: ['access.signInRequired', 'server.unavailable'],
});

export const endSession = endpoint({
  id: 'sso.end',
  method: 'DELETE',
  path: '/sso/sessions',
  summary: 'Ends a session, known or not, and returns the provider’s address for ending its own.',
  access: storefrontAccess,
  body: shape({ handle: anyText, returnTo: z.enum(['home', 'employees']).default('home') }),
  reply: shape({ url: z.url().nullable() }),
  faults: [],
});

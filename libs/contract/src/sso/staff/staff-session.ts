import { STAFF_PERMISSIONS } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess, staffAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { centsSchema, emailField, idSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

export const staffIdentity = shape({
  staffId: idSchema,
  email: z.string(),
  name: z.string(),
  /** The name of a built-in or composed role. */
  role: z.string(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
  /** This person's refund limit without approval. */
  refundLimitInCents: centsSchema,
});

export type StaffIdentity = z.output<typeof staffIdentity>;

export const signedIn = shape({ step: z.literal('signedIn'), staff: staffIdentity });

export const SECOND_FACTORS = ['authenticator', 'passkey'] as const;

/** The state of a sign-in after the correct password; an HttpOnly cookie remembers its next step for ten minutes. */
const signInReply = z.discriminatedUnion('step', [
  signedIn,
  shape({ step: z.literal('secondFactor'), methods: z.array(z.enum(SECOND_FACTORS)) }),
  shape({ step: z.literal('enrolment') }),
]);

export type SignInReply = z.output<typeof signInReply>;

export const signInStaff = endpoint({
  id: 'staff.signIn',
  method: 'POST',
  path: '/staff/session',
  summary: 'Signs a member of staff in, or names the next step; the session is in an HttpOnly cookie.',
  access: publicAccess,
  body: shape({ email: emailField, password: z.string().min(1).max(200) }),
  reply: signInReply,
  faults: ['access.credentialsWrong', 'request.rateLimited'],
});

export const getStaffSession = endpoint({
  id: 'staff.session',
  method: 'GET',
  path: '/staff/session',
  summary: 'The signed-in person and their permissions.',
  access: staffAccess(),
  reply: staffIdentity,
  faults: ['access.signInRequired'],
});

export const signOutStaff = endpoint({
  id: 'staff.signOut',
  method: 'DELETE',
  path: '/staff/session',
  summary: 'Ends the session.',
  access: staffAccess(),
  faults: ['access.signInRequired'],
});

import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';

const token = z.string().min(20).max(100);

export const readInvitation = endpoint({
  id: 'staff.readInvitation',
  method: 'POST',
  path: '/staff/invitations/reading',
  summary: 'An invitation’s recipient; the token is in the email’s link.',
  access: publicAccess,
  body: shape({ token }),
  reply: shape({ name: z.string(), email: z.string() }),
  faults: ['account.linkInvalid', 'request.rateLimited'],
});

export const acceptInvitation = endpoint({
  id: 'staff.acceptInvitation',
  method: 'POST',
  path: '/staff/invitations/acceptance',
  summary: 'Accepts an invitation, once, by choosing a password.',
  access: publicAccess,
  body: shape({ token, newPassword: z.string().min(1).max(200) }),
  faults: [
    'account.linkInvalid',
    'account.passwordTooShort',
    'account.passwordTooLong',
    'account.passwordCommon',
    'account.passwordPersonal',
    'request.rateLimited',
  ],
});

import { parseEmail, REFERRAL_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { centsSchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const terms = {
  isOpen: z.boolean(),
  /** The friends' discount on the tires of their first order, in parts per million. */
  ratePpm: z.int().min(0).max(1_000_000),
  rewardInCents: centsSchema,
};

const myReferrals = shape({
  ...terms,
  /** The customer's code for friends; null until they request one. */
  code: z.string().nullable(),
  /** Newest first; friends are shown only as far as needed to recognize them. */
  invitations: z.array(
    shape({ id: idSchema, maskedEmail: z.string(), sentAt: instantSchema, hasOrdered: z.boolean() }),
  ),
  referrals: z.array(
    shape({
      id: idSchema,
      state: z.enum(REFERRAL_STATES),
      /** Why it earns nothing, in plain words. */
      reason: z.string().nullable(),
      orderedAt: instantSchema,
      decidedAt: instantSchema.nullable(),
      rewardInCents: centsSchema,
    }),
  ),
  earnedInCents: centsSchema,
});

export type MyReferrals = z.output<typeof myReferrals>;

export const getMyReferrals = endpoint({
  id: 'referrals.mine',
  method: 'GET',
  path: '/users/me/referrals',
  summary: 'The customer’s friend code, invitations, friends’ orders and rewards.',
  access: customerOrActingAccess,
  reply: myReferrals,
  faults: [],
});

export const makeReferralCode = endpoint({
  id: 'referrals.makeCode',
  method: 'POST',
  path: '/users/me/referrals/code',
  summary: 'Gives the customer a friend code; an existing one stays.',
  access: customerAccess,
  reply: myReferrals,
  faults: ['referral.closed'],
});

export const inviteFriend = endpoint({
  id: 'referrals.invite',
  method: 'POST',
  path: '/users/me/referrals/invitations',
  summary: 'Emails the customer’s code to a friend, once each, up to a daily limit.',
  access: customerAccess,
  body: shape({ email: field(parseEmail) }),
  reply: myReferrals,
  status: 201,
  isIdempotent: true,
  faults: [
    'referral.closed',
    'referral.ownAddress',
    'referral.invitedAlready',
    'referral.tooMany',
    'mail.recipientFull',
  ],
});

export const getReferralOffer = endpoint({
  id: 'referrals.offer',
  method: 'GET',
  path: '/referrals/{code}',
  summary: 'The benefit of a friend code.',
  access: publicAccess,
  params: shape({ code: z.string().max(60) }),
  reply: shape({ ...terms, code: z.string() }),
  faults: ['coupon.unknown'],
});

import { parseEmail, REFERRAL_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { field } from '../../platform/faults/index.js';
import { centsSchema, idSchema, instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const terms = {
  isOpen: z.boolean(),
  /** What friends get off the tires of their first order, in parts per million. */
  ratePpm: z.int().min(0).max(1_000_000),
  rewardInCents: centsSchema,
};

const myReferrals = shape({
  ...terms,
  /** What the customer gives to friends; null until they ask for it. */
  code: z.string().nullable(),
  /** The newest first; who is invited is shown as far as it helps to remember. */
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
  summary: 'The customer’s code for friends, whom they invited, who ordered and what that earned.',
  access: customerOrActingAccess,
  reply: myReferrals,
  faults: [],
});

export const makeReferralCode = endpoint({
  id: 'referrals.makeCode',
  method: 'POST',
  path: '/users/me/referrals/code',
  summary: 'Gives the customer a code for friends; who has one keeps it.',
  access: customerAccess,
  reply: myReferrals,
  faults: ['referral.closed'],
});

export const inviteFriend = endpoint({
  id: 'referrals.invite',
  method: 'POST',
  path: '/users/me/referrals/invitations',
  summary: 'Mails the customer’s code to a friend, once each and so many a day.',
  access: customerAccess,
  body: shape({ email: field(parseEmail) }),
  reply: myReferrals,
  status: 201,
  isIdempotent: true,
  faults: ['referral.closed', 'referral.ownAddress', 'referral.invitedAlready', 'referral.tooMany'],
});

export const getReferralOffer = endpoint({
  id: 'referrals.offer',
  method: 'GET',
  path: '/referrals/{code}',
  summary: 'What a friend gets who was given this code.',
  access: publicAccess,
  params: shape({ code: z.string().max(60) }),
  reply: shape({ ...terms, code: z.string() }),
  faults: ['coupon.unknown'],
});

import { MOST_REFERRAL_RATE, REFERRAL_REASONS, REFERRAL_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const PPM_PER_PERCENT = 10_000;
const LEAST_RATE_PPM = PPM_PER_PERCENT;
const PERCENT = `Please enter a percentage from 1 to ${MOST_REFERRAL_RATE / PPM_PER_PERCENT}.`;

const program = shape({
  /** Null until the program is first opened. */
  promotionId: idSchema.nullable(),
  isOpen: z.boolean(),
  /** Its promotion was archived; opening it again starts a new one, for the friends' existing codes. */
  isArchived: z.boolean(),
  ratePpm: z.int(),
  mostRatePpm: z.int(),
  rewardInCents: centsSchema,
  version: z.int().min(0),
  advocates: z.int(),
  invitations: z.int(),
  orders: z.int(),
  earned: z.int(),
});

export type ReferralProgram = z.output<typeof program>;

const referralRow = shape({
  id: idSchema,
  accountId: idSchema,
  /** The referrer, as far as the reader may know; null once erased. */
  advocate: z.string().nullable(),
  orderId: idSchema,
  orderNumber: z.string(),
  state: z.enum(REFERRAL_STATES),
  reason: z.enum(REFERRAL_REASONS).nullable(),
  rewardInCents: centsSchema,
  giftCardId: idSchema.nullable(),
  orderedAt: instantSchema,
  decidedAt: instantSchema.nullable(),
});

export type ReferralRow = z.output<typeof referralRow>;

export const listReferrals = endpoint({
  id: 'admin.referrals.list',
  method: 'GET',
  path: '/admin/referrals',
  summary: 'Friends’ orders, their referrers, and the rewards.',
  access: staffAccess('referrals.read'),
  query: listQuery(['orderedAt', 'decidedAt', 'state', 'id'], {
    state: z.enum(REFERRAL_STATES).optional(),
    accountId: idSchema.optional(),
  }),
  reply: z.array(referralRow),
  isList: true,
  faults: [],
});

export const getReferralProgram = endpoint({
  id: 'admin.referralProgram.get',
  method: 'GET',
  path: '/admin/referral-program',
  summary: 'The friends’ discount, whether inviting is open, and the results.',
  access: staffAccess('referrals.read'),
  reply: program,
  faults: [],
});

export const changeReferralProgram = endpoint({
  id: 'admin.referralProgram.change',
  method: 'PUT',
  path: '/admin/referral-program',
  summary:
    'Starts, opens or closes the program, and sets the friends’ discount: in effect immediately, at most 30%.',
  access: staffAccess('referrals.change'),
  body: shape({
    version: z.int().min(0),
    isOpen: z.boolean(),
    ratePpm: z.int(PERCENT).min(LEAST_RATE_PPM, PERCENT).max(MOST_REFERRAL_RATE, PERCENT),
  }),
  reply: program,
  isIdempotent: true,
  faults: ['record.stale'],
});

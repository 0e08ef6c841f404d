import { ACCOUNT_TYPES, PRICE_GROUPS, VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const PRICE_LABELS = ['Fleet price', 'Special pricing', 'Partner price', 'SimpleCrew price'] as const;

export const accountStandingSchema = shape({
  /** The one that decides the prices first [R3.02]. */
  accountTypes: z.array(shape({ name: z.enum(ACCOUNT_TYPES) })).min(1),
  accountTypeCompany: shape({ companyName: z.string() }).nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  priceLabel: z.enum(PRICE_LABELS).nullable(),
  /** Mentions special pricing to those who have it [R6.02]. */
  greeting: z.string().nullable(),
  isTaxExempt: z.boolean(),
  isCrewMember: z.boolean(),
  mayQuote: z.boolean(),
  verifications: z.array(shape({ group: z.enum(VERIFIED_GROUPS), until: instantSchema })),
  /** What events of this customer carry; null unless they buy as an employee of a partner [R6.03]. */
  analyticsAccountType: z.enum(ACCOUNT_TYPES).nullable(),
});

export type AccountStandingReply = z.output<typeof accountStandingSchema>;

export const getMyStanding = endpoint({
  id: 'accountTypes.standing',
  method: 'GET',
  path: '/users/me/account-standing',
  summary: 'What the account is: its types, prices, memberships and proofs.',
  access: customerOrActingAccess,
  reply: accountStandingSchema,
  faults: [],
});

export const joinCrew = endpoint({
  id: 'accountTypes.joinCrew',
  method: 'PUT',
  path: '/users/me/simplecrew',
  summary: 'Joins SimpleCrew, for free; joining twice is joining once.',
  access: customerAccess,
  reply: accountStandingSchema,
  faults: [],
});

export const leaveCrew = endpoint({
  id: 'accountTypes.leaveCrew',
  method: 'DELETE',
  path: '/users/me/simplecrew',
  summary: 'Leaves SimpleCrew.',
  access: customerAccess,
  reply: accountStandingSchema,
  faults: [],
});

export const proveEmployment = endpoint({
  id: 'accountTypes.proveEmployment',
  method: 'PUT',
  path: '/users/me/employment',
  summary:
    'Takes the confirmed e-mail address as proof of working for a company whose people buy as employees.',
  access: customerAccess,
  reply: accountStandingSchema,
  faults: ['employer.unknown'],
});

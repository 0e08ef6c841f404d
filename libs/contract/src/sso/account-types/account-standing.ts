import { ACCOUNT_TYPES, PRICE_GROUPS, VERIFIED_GROUPS } from '@simpletread/domain';
import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

const PRICE_LABELS = ['Fleet price', 'Special pricing', 'Partner price', 'SimpleCrew price'] as const;

export const accountStandingSchema = shape({
  /** The type that decides the prices is first [R3.02]. */
  accountTypes: z.array(shape({ name: z.enum(ACCOUNT_TYPES) })).min(1),
  accountTypeCompany: shape({ companyName: z.string() }).nullable(),
  priceGroup: z.enum(PRICE_GROUPS),
  priceLabel: z.enum(PRICE_LABELS).nullable(),
  /** Mentions special pricing to customers who have it [R6.02]. */
  greeting: z.string().nullable(),
  isTaxExempt: z.boolean(),
  isCrewMember: z.boolean(),
  mayQuote: z.boolean(),
  verifications: z.array(shape({ group: z.enum(VERIFIED_GROUPS), until: instantSchema })),
  /** The account type on this customer's events; null unless they buy as a partner's employee [R6.03]. */
  analyticsAccountType: z.enum(ACCOUNT_TYPES).nullable(),
});

export type AccountStandingReply = z.output<typeof accountStandingSchema>;

export const getMyStanding = endpoint({
  id: 'accountTypes.standing',
  method: 'GET',
  path: '/users/me/account-standing',
  summary: 'The account’s types, prices, memberships and verifications.',
  access: customerOrActingAccess,
  reply: accountStandingSchema,
  faults: [],
});

export const joinCrew = endpoint({
  id: 'accountTypes.joinCrew',
  method: 'PUT',
  path: '/users/me/simplecrew',
  summary: 'Joins SimpleCrew for free; joining again changes nothing.',
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
  summary: 'Accepts the confirmed email address as proof of employment at a company with employee buying.',
  access: customerAccess,
  reply: accountStandingSchema,
  faults: ['employer.unknown'],
});

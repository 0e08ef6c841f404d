import {
  ACCOUNT_TYPES,
  COVERAGE_CLAIM_KINDS,
  COVERAGE_CLAIM_STATES,
  ERASURE_STATES,
  EXPORT_STATES,
  FULFILMENTS,
  GIFT_CARD_STATES,
  ORDER_STATES,
  PAYMENT_STATES,
  PRICE_CLAIM_STATES,
  QUOTE_STATES,
  RETURN_REASONS,
  RETURN_STATES,
} from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { centsSchema, idSchema, instantSchema, listQuery } from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

const read = staffAccess('customers.read');

const customerRow = shape({
  id: idSchema,
  /** Masked for staff who may not see contacts, like email and phone. Empty once the person is erased. */
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  zip: z.string().nullable(),
  orderCount: z.int(),
  /** Payments less refunds. */
  totalInCents: centsSchema,
  lastOrderAt: instantSchema.nullable(),
  hasAccount: z.boolean(),
  since: instantSchema,
  erasedAt: instantSchema.nullable(),
});

export type CustomerRow = z.output<typeof customerRow>;

export const listCustomers = endpoint({
  id: 'admin.customers.list',
  method: 'GET',
  path: '/admin/customers',
  summary:
    'Customers, with and without accounts, by name, mailbox, phone and ZIP. All spellings of a mailbox are one customer.',
  access: read,
  query: listQuery(['since', 'id'], {
    /** Searches names, mailboxes and phone numbers in any spelling, and ZIPs. */
    q: z.string().max(100).optional(),
    hasAccount: z.boolean().optional(),
    isErased: z.boolean().optional(),
  }),
  reply: z.array(customerRow),
  isList: true,
  faults: [],
});

export const CUSTOMER_WORK = ['order', 'return', 'priceClaim', 'coverageClaim', 'quote'] as const;

/** Something of theirs that isn't finished. */
const openWork = shape({
  kind: z.enum(CUSTOMER_WORK),
  id: idSchema,
  /** Its number. */
  title: z.string(),
  detail: z.string(),
  /** When it began to wait, and its clock to run. */
  since: instantSchema,
  /** When we promised to act, or when it ends by itself. */
  dueAt: instantSchema.nullable(),
  isOurs: z.boolean(),
});

const customerOrder = shape({
  id: idSchema,
  orderNumber: z.string(),
  placedAt: instantSchema,
  vehicle: z.string().nullable(),
  tires: z.string(),
  sizes: z.array(z.string()),
  state: z.enum(ORDER_STATES),
  fulfilment: z.enum(FULFILMENTS),
  paymentState: z.enum(PAYMENT_STATES),
  totalInCents: centsSchema,
  refundedInCents: centsSchema,
});

const customerReturn = shape({
  id: idSchema,
  returnNumber: z.string(),
  orderNumber: z.string(),
  reason: z.enum(RETURN_REASONS),
  state: z.enum(RETURN_STATES),
  requestedAt: instantSchema,
});

const customerClaim = shape({
  id: idSchema,
  claimNumber: z.string(),
  tire: z.string(),
  pricePerTireInCents: centsSchema,
  state: z.enum(PRICE_CLAIM_STATES),
  requestedAt: instantSchema,
});

const customerCoverageClaim = shape({
  id: idSchema,
  claimNumber: z.string(),
  kind: z.enum(COVERAGE_CLAIM_KINDS),
  /** Null for roadside assistance. */
  tire: z.string().nullable(),
  state: z.enum(COVERAGE_CLAIM_STATES),
  requestedAt: instantSchema,
});

const customerQuote = shape({
  id: idSchema,
  quoteNumber: z.string(),
  state: z.enum(QUOTE_STATES),
  /** Of the first set of tires; null unless it was sent. */
  totalInCents: centsSchema.nullable(),
  /** Of the other sets that the customer can choose. */
  otherTotalsInCents: z.array(centsSchema),
  madeBy: z.string(),
  sentAt: instantSchema.nullable(),
});

export const SIGN_IN_KINDS = ['password', 'passkey', 'google'] as const;

const customerAccount = shape({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  isActive: z.boolean(),
  isEmailProved: z.boolean(),
  isCrewMember: z.boolean(),
  accountTypes: z.array(z.enum(ACCOUNT_TYPES)),
  signIns: z.array(z.enum(SIGN_IN_KINDS)),
  createdAt: instantSchema,
});

const giftCard = shape({
  id: idSchema,
  number: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  balanceInCents: centsSchema,
});

const referral = shape({
  code: z.string().nullable(),
  friendCount: z.int(),
  earnedInCents: centsSchema,
  /** For friends' orders that can still be returned. */
  waitingInCents: centsSchema,
});

const privacyEntry = shape({
  id: idSchema,
  kind: z.enum(['export', 'erasure']),
  state: z.enum([...EXPORT_STATES, ...ERASURE_STATES]),
  askedAt: instantSchema,
  dueAt: instantSchema,
});

export const customerNote = shape({
  id: idSchema,
  text: z.string(),
  writtenAt: instantSchema,
  writtenBy: z.string(),
});

export type CustomerNote = z.output<typeof customerNote>;

const vehicle = shape({
  label: z.string(),
  /** Sizes of the garage, or of the tires last bought for it. */
  sizes: z.array(z.string()),
  isInGarage: z.boolean(),
  lastOrderedAt: instantSchema.nullable(),
});

/** Sections that a role may not see are null. */
export const customer = shape({
  ...customerRow.shape,
  returnCount: z.int().nullable(),
  contact: shape({
    /** As typed, the last used first. */
    emails: z.array(z.string()),
    phones: z.array(z.string()),
    /** Of the last order. */
    address: z.array(z.string()),
    /** The last one that tires were sent to. */
    shop: shape({ id: idSchema, name: z.string() }).nullable(),
  }),
  openWork: z.array(openWork),
  vehicles: z.array(vehicle).nullable(),
  /** The newest; `orderCount` tells of more. */
  orders: z.array(customerOrder).nullable(),
  returns: z.array(customerReturn).nullable(),
  priceClaims: z.array(customerClaim).nullable(),
  coverageClaims: z.array(customerCoverageClaim).nullable(),
  quotes: z.array(customerQuote).nullable(),
  giftCards: z.array(giftCard).nullable(),
  referral: referral.nullable(),
  accounts: z.array(customerAccount).nullable(),
  privacy: z.array(privacyEntry).nullable(),
  /** Newest first. */
  notes: z.array(customerNote).nullable(),
});

export type Customer = z.output<typeof customer>;

export const getCustomer = endpoint({
  id: 'admin.customers.get',
  method: 'GET',
  path: '/admin/customers/{id}',
  summary:
    'A customer with contact, open work, orders, returns, claims, quotes, accounts and notes, as far as the caller’s role may see them.',
  access: read,
  params: shape({ id: idSchema }),
  reply: customer,
  faults: ['record.missing'],
});

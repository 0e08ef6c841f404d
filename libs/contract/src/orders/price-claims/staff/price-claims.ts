import { PRICE_CLAIM_KINDS, PRICE_CLAIM_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  buyerPicture,
  centsSchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import { CLAIM_FAULTS, CLAIM_PICTURE_FAULTS, priceClaimRequest } from '../price-claim-request.js';
import { orderPriceClaims, priceClaimView } from '../price-claim-view.js';

const read = staffAccess('claims.read');
const handle = staffAccess('claims.handle');
const params = shape({ id: idSchema });

const priceClaimRow = shape({
  id: idSchema,
  claimNumber: z.string(),
  orderId: idSchema,
  orderNumber: z.string(),
  customerName: z.string(),
  kind: z.enum(PRICE_CLAIM_KINDS),
  state: z.enum(PRICE_CLAIM_STATES),
  tire: z.string(),
  pricePerTireInCents: centsSchema,
  pictureCount: z.int(),
  requestedAt: instantSchema,
  /** When we answer at the latest; null if nothing waits for us. */
  dueAt: instantSchema.nullable(),
});

export type AdminPriceClaimRow = z.output<typeof priceClaimRow>;

const listedPriceClaim = shape({ ...priceClaimRow.shape, owner: workOwner.nullable() });

export type ListedPriceClaim = z.output<typeof listedPriceClaim>;

export const listPriceClaims = endpoint({
  id: 'admin.priceClaims.list',
  method: 'GET',
  path: '/admin/price-claims',
  summary:
    'Price guarantee claims by number, order, customer, kind and state; by default what waits for us the longest comes first.',
  access: read,
  query: listQuery(['dueAt', 'requestedAt', 'claimNumber', 'customerName', 'state', 'id'], {
    /** Searches claim number, order number, name and email. */
    q: z.string().max(100).optional(),
    state: z.union([z.enum(PRICE_CLAIM_STATES), z.array(z.enum(PRICE_CLAIM_STATES)).max(6)]).optional(),
    kind: z.enum(PRICE_CLAIM_KINDS).optional(),
    /** Only claims with a broken promise. */
    isOverdue: z.boolean().optional(),
    owner: ownerFilter,
    orderId: idSchema.optional(),
  }),
  reply: z.array(listedPriceClaim),
  isList: true,
  faults: [],
});

/** An action on a claim, or why it isn’t possible, in plain words. */
const priceClaimAction = shape({
  id: z.enum(['approve', 'deny']),
  label: z.string(),
  isAllowed: z.boolean(),
  reason: z.string(),
});

export const adminPriceClaim = shape({
  ...priceClaimView.shape,
  ...priceClaimRow.shape,
  /** Of the page of the buyer; null once they are erased. */
  customerId: idSchema.nullable(),
  /** Masked for roles without `contacts.read`. */
  email: z.string(),
  placedAt: instantSchema,
  lastDay: z.string(),
  /** The price of a kept tire after discounts and earlier claims. */
  paidPerTireInCents: centsSchema,
  answeredBy: z.string().nullable(),
  pictures: z.array(shape({ id: idSchema, addedAt: instantSchema })),
  /** The effects of approving, one sentence each. */
  effects: z.array(z.string()),
  /** True if the refund is above the signed-in person’s limit: a colleague must approve it. */
  needsApproval: z.boolean(),
  refundLimitInCents: centsSchema,
  actions: z.array(priceClaimAction),
});

export type AdminPriceClaim = z.output<typeof adminPriceClaim>;

export const getAdminPriceClaim = endpoint({
  id: 'admin.priceClaims.get',
  method: 'GET',
  path: '/admin/price-claims/{id}',
  summary: 'A price guarantee claim with its proof, money, clock and available actions.',
  access: read,
  params,
  reply: adminPriceClaim,
  faults: ['record.missing'],
});

export const getPriceClaimPicture = endpoint({
  id: 'admin.priceClaims.picture',
  method: 'GET',
  path: '/admin/price-claims/{id}/pictures/{pictureId}',
  summary: 'A picture of a price guarantee claim.',
  access: read,
  params: shape({ id: idSchema, pictureId: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

const step = { method: 'POST', access: handle, params, reply: adminPriceClaim, isIdempotent: true } as const;
const faults = ['record.missing', 'record.stale', 'order.transitionRefused'] as const;

export const approvePriceClaim = endpoint({
  ...step,
  id: 'admin.priceClaims.approve',
  path: '/admin/price-claims/{id}/approval',
  summary:
    'Refunds the difference to a proven price; above the signed-in person’s limit, requests approval from a second one.',
  body: shape({
    version: versionSchema,
    /** The refund that the agent saw; another one is refused with `record.stale`. */
    expectedRefundInCents: centsSchema,
  }),
  faults: [
    ...faults,
    'priceClaim.proofMissing',
    'priceClaim.nothingKept',
    'priceClaim.notLower',
    'priceClaim.priceTooLow',
    'payment.refundTooLarge',
    'approval.pending',
  ],
});

export const denyPriceClaim = endpoint({
  ...step,
  id: 'admin.priceClaims.deny',
  path: '/admin/price-claims/{id}/denial',
  summary: 'Denies a claim, with a reason that its buyer reads.',
  body: shape({ version: versionSchema, reason: z.string().trim().min(1).max(300) }),
  faults,
});

export const getAdminOrderPriceClaims = endpoint({
  id: 'admin.orders.priceClaims',
  method: 'GET',
  path: '/admin/orders/{id}/price-claims',
  summary: 'The price guarantee claims of an order, and what else of it can be claimed.',
  access: read,
  params,
  reply: orderPriceClaims,
  faults: ['record.missing'],
});

export const startPriceClaim = endpoint({
  id: 'admin.orders.claimPrice',
  method: 'POST',
  path: '/admin/orders/{id}/price-claims',
  summary: 'Claims a lower price for a buyer who called, within 30 days of ordering.',
  access: handle,
  params,
  body: priceClaimRequest,
  reply: orderPriceClaims,
  isIdempotent: true,
  faults: CLAIM_FAULTS,
});

export const addAdminPriceClaimPicture = endpoint({
  id: 'admin.priceClaims.addPicture',
  method: 'POST',
  path: '/admin/orders/{id}/price-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture that a buyer sent to their claim that isn’t answered; at most four of 1 MB, stored redrawn.',
  access: handle,
  params: shape({ id: idSchema, claimNumber: z.string().max(20) }),
  body: shape({ picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderPriceClaims,
  faults: CLAIM_PICTURE_FAULTS,
});

import { COVERAGE_CLAIM_KINDS, COVERAGE_CLAIM_STATES } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import {
  buyerPicture,
  centsSchema,
  daySchema,
  idSchema,
  instantSchema,
  listQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';
import { ownerFilter, workOwner } from '../../../platform/work-owners/index.js';
import {
  COVERAGE_CLAIM_FAULTS_OF_REQUEST,
  COVERAGE_PICTURE_FAULTS,
  coverageClaimRequest,
} from '../coverage-claim-request.js';
import { coverageClaimView, orderCoverageClaims } from '../coverage-claim-view.js';

const read = staffAccess('claims.read');
const handle = staffAccess('claims.handle');
const params = shape({ id: idSchema });
const states = z.enum(COVERAGE_CLAIM_STATES);

const coverageClaimRow = shape({
  id: idSchema,
  claimNumber: z.string(),
  orderId: idSchema,
  orderNumber: z.string(),
  customerName: z.string(),
  kind: z.enum(COVERAGE_CLAIM_KINDS),
  state: states,
  /** As `4 × Kestrel Arc 225/65R17`; empty for roadside assistance. */
  tire: z.string(),
  amountInCents: centsSchema,
  pictureCount: z.int(),
  requestedAt: instantSchema,
  /** When we answer at the latest; null if nothing waits for us. */
  dueAt: instantSchema.nullable(),
});

export type AdminCoverageClaimRow = z.output<typeof coverageClaimRow>;

const listedCoverageClaim = shape({ ...coverageClaimRow.shape, owner: workOwner.nullable() });

export type ListedCoverageClaim = z.output<typeof listedCoverageClaim>;

export const listCoverageClaims = endpoint({
  id: 'admin.coverageClaims.list',
  method: 'GET',
  path: '/admin/coverage-claims',
  summary:
    'Coverage claims by number, order, customer, kind and state; by default what waits for us the longest comes first.',
  access: read,
  query: listQuery(['dueAt', 'requestedAt', 'claimNumber', 'customerName', 'state', 'id'], {
    /** Searches claim number, order number, name and email. */
    q: z.string().max(100).optional(),
    state: z.union([states, z.array(states).max(COVERAGE_CLAIM_STATES.length)]).optional(),
    kind: z.enum(COVERAGE_CLAIM_KINDS).optional(),
    /** Only claims that staff must answer: new ones and appeals. */
    isOurTurn: z.boolean().optional(),
    /** Only claims with a broken promise. */
    isOverdue: z.boolean().optional(),
    owner: ownerFilter,
    orderId: idSchema.optional(),
  }),
  reply: z.array(listedCoverageClaim),
  isList: true,
  faults: [],
});

/** An action on a claim, or why it isn’t possible, in plain words. */
const coverageClaimAction = shape({
  id: z.enum(['approve', 'ask', 'deny']),
  label: z.string(),
  isAllowed: z.boolean(),
  reason: z.string(),
});

export const adminCoverageClaim = shape({
  ...coverageClaimView.shape,
  ...coverageClaimRow.shape,
  /** Masked for roles without `contacts.read`. */
  email: z.string(),
  /** Null before delivery. */
  startsOn: daySchema.nullable(),
  isFromInstallation: z.boolean(),
  /** The last day of what it claims: of coverage, or of roadside assistance. */
  lastDay: daySchema.nullable(),
  /** The price of one tire with its sales tax; zero for roadside assistance. */
  paidPerTireInCents: centsSchema,
  decidedBy: z.string().nullable(),
  pictures: z.array(shape({ id: idSchema, addedAt: instantSchema })),
  /** The effects of approving, one sentence each. */
  effects: z.array(z.string()),
  /** True if the payment is above the signed-in person’s limit: a colleague must approve it. */
  needsApproval: z.boolean(),
  refundLimitInCents: centsSchema,
  /** The gift card that paid it. */
  giftCardId: idSchema.nullable(),
  actions: z.array(coverageClaimAction),
});

export type AdminCoverageClaim = z.output<typeof adminCoverageClaim>;

export const getAdminCoverageClaim = endpoint({
  id: 'admin.coverageClaims.get',
  method: 'GET',
  path: '/admin/coverage-claims/{id}',
  summary: 'A coverage claim with its proof, money, clock and available actions.',
  access: read,
  params,
  reply: adminCoverageClaim,
  faults: ['record.missing'],
});

export const getCoverageClaimPicture = endpoint({
  id: 'admin.coverageClaims.picture',
  method: 'GET',
  path: '/admin/coverage-claims/{id}/pictures/{pictureId}',
  summary: 'A picture of a coverage claim.',
  access: read,
  params: shape({ id: idSchema, pictureId: idSchema }),
  status: 200,
  faults: ['record.missing'],
});

const step = {
  method: 'POST',
  access: handle,
  params,
  reply: adminCoverageClaim,
  isIdempotent: true,
} as const;
const words = z.string().trim().min(1).max(300);
const faults = ['record.missing', 'record.stale', 'order.transitionRefused'] as const;

export const approveCoverageClaim = endpoint({
  ...step,
  id: 'admin.coverageClaims.approve',
  path: '/admin/coverage-claims/{id}/approval',
  summary:
    'Pays a claim as a gift card; above the signed-in person’s limit, requests approval from a second one.',
  body: shape({
    version: versionSchema,
    /** The payment that the agent saw; another one is refused with `record.stale`. */
    expectedAmountInCents: centsSchema,
  }),
  faults: [
    ...faults,
    'coverageClaim.proofMissing',
    'coverageClaim.notCovered',
    'coverageClaim.noneLeft',
    'coverageClaim.tooMany',
    'coverageClaim.noRoadside',
    'coverageClaim.roadsideUsedUp',
    'coverageClaim.billMissing',
    'coverageClaim.nothingToPay',
    'approval.pending',
  ],
});

export const askAboutCoverageClaim = endpoint({
  ...step,
  id: 'admin.coverageClaims.ask',
  path: '/admin/coverage-claims/{id}/question',
  summary: 'Asks the buyer for more, such as another picture. The claim waits for the answer.',
  body: shape({ version: versionSchema, question: words }),
  faults,
});

export const denyCoverageClaim = endpoint({
  ...step,
  id: 'admin.coverageClaims.deny',
  path: '/admin/coverage-claims/{id}/denial',
  summary: 'Denies a claim with a reason the buyer sees. The buyer can appeal once.',
  body: shape({ version: versionSchema, reason: words }),
  faults,
});

export const getAdminOrderCoverageClaims = endpoint({
  id: 'admin.orders.coverageClaims',
  method: 'GET',
  path: '/admin/orders/{id}/coverage-claims',
  summary: 'The coverage of an order, its claims, and what can be claimed now.',
  access: read,
  params,
  reply: orderCoverageClaims,
  faults: ['record.missing'],
});

export const startCoverageClaim = endpoint({
  id: 'admin.orders.claimCoverage',
  method: 'POST',
  path: '/admin/orders/{id}/coverage-claims',
  summary: 'Claims coverage for damaged tires, or roadside help, for a buyer who called.',
  access: handle,
  params,
  body: coverageClaimRequest,
  reply: orderCoverageClaims,
  isIdempotent: true,
  faults: COVERAGE_CLAIM_FAULTS_OF_REQUEST,
});

export const addAdminCoverageClaimPicture = endpoint({
  id: 'admin.coverageClaims.addPicture',
  method: 'POST',
  path: '/admin/orders/{id}/coverage-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture that a buyer sent to their claim that isn’t decided; at most four of 1 MB, stored redrawn.',
  access: handle,
  params: shape({ id: idSchema, claimNumber: z.string().max(20) }),
  body: shape({ picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderCoverageClaims,
  faults: COVERAGE_PICTURE_FAULTS,
});

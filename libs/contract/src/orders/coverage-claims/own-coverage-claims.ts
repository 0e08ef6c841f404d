import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import {
  COVERAGE_ANSWER_FAULTS,
  COVERAGE_APPEAL_FAULTS,
  COVERAGE_CLAIM_FAULTS_OF_REQUEST,
  COVERAGE_PICTURE_FAULTS,
  COVERAGE_STEP_FAULTS,
  coverageClaimAnswer,
  coverageClaimRequest,
  coverageText,
} from './coverage-claim-request.js';
import { orderCoverageClaims } from './coverage-claim-view.js';

const orderNumber = z.string().max(40);
const ofOrder = shape({ orderNumber });
const ofClaim = shape({ orderNumber, claimNumber: z.string().max(20) });

const step = {
  method: 'POST',
  access: customerAccess,
  params: ofClaim,
  reply: orderCoverageClaims,
  isIdempotent: true,
} as const;

export const getOwnCoverageClaims = endpoint({
  id: 'users.order.coverageClaims',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/coverage-claims',
  summary: 'The coverage of the customer’s own order, its claims, and what can be claimed now.',
  access: customerOrActingAccess,
  params: ofOrder,
  reply: orderCoverageClaims,
  faults: ['record.missing'],
});

export const makeOwnCoverageClaim = endpoint({
  ...step,
  id: 'users.order.claimCoverage',
  path: '/users/me/orders/{orderNumber}/coverage-claims',
  summary: 'Claims coverage for damaged tires, or roadside help, of the customer’s own order.',
  params: ofOrder,
  body: coverageClaimRequest,
  faults: COVERAGE_CLAIM_FAULTS_OF_REQUEST,
});

export const addOwnCoverageClaimPicture = endpoint({
  id: 'users.order.addCoverageClaimPicture',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/coverage-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture of the damage or the bill to a claim that isn’t decided; at most four of 1 MB, stored redrawn.',
  access: customerAccess,
  params: ofClaim,
  body: shape({ picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderCoverageClaims,
  faults: COVERAGE_PICTURE_FAULTS,
});

export const answerOwnCoverageClaim = endpoint({
  ...step,
  id: 'users.order.answerCoverageClaim',
  path: '/users/me/orders/{orderNumber}/coverage-claims/{claimNumber}/answer',
  summary: 'Answers our question about a claim.',
  body: coverageClaimAnswer,
  faults: COVERAGE_ANSWER_FAULTS,
});

export const appealOwnCoverageClaim = endpoint({
  ...step,
  id: 'users.order.appealCoverageClaim',
  path: '/users/me/orders/{orderNumber}/coverage-claims/{claimNumber}/appeal',
  summary: 'Appeals the denial of a claim, once.',
  body: shape({ text: coverageText }),
  faults: COVERAGE_APPEAL_FAULTS,
});

export const cancelOwnCoverageClaim = endpoint({
  ...step,
  id: 'users.order.cancelCoverageClaim',
  path: '/users/me/orders/{orderNumber}/coverage-claims/{claimNumber}/cancellation',
  summary: 'Cancels a claim that isn’t decided.',
  faults: COVERAGE_STEP_FAULTS,
});

import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_FAULTS, ORDER_PROOF, PROOF_FAULTS } from '../tracking/index.js';
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

const params = shape({ claimNumber: z.string().max(20) });

const step = {
  method: 'POST',
  access: publicAccess,
  params,
  reply: orderCoverageClaims,
  isIdempotent: true,
} as const;

export const openTrackedCoverageClaims = endpoint({
  id: 'orders.coverageClaims',
  method: 'POST',
  path: '/orders/coverage-claims',
  summary:
    'The coverage of an order by its number and shipping ZIP, its claims, and what can be claimed now.',
  access: publicAccess,
  body: shape(ORDER_PROOF),
  reply: orderCoverageClaims,
  faults: [...PROOF_FAULTS, 'record.missing'],
});

export const makeTrackedCoverageClaim = endpoint({
  id: 'orders.claimCoverage',
  method: 'POST',
  path: '/orders/coverage-claims/requests',
  summary:
    'Claims coverage for damaged tires, or roadside help, of a guest’s order, by its number, shipping ZIP and emailed code.',
  access: publicAccess,
  body: shape({ ...ORDER_PROOF, ...coverageClaimRequest.shape }),
  reply: orderCoverageClaims,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...COVERAGE_CLAIM_FAULTS_OF_REQUEST],
});

export const addTrackedCoverageClaimPicture = endpoint({
  id: 'orders.addCoverageClaimPicture',
  method: 'POST',
  path: '/orders/coverage-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture of the damage or the bill to a claim that isn’t decided; at most four of 1 MB, stored redrawn.',
  access: publicAccess,
  params,
  body: shape({ ...ORDER_PROOF, picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderCoverageClaims,
  faults: [...CHANGE_FAULTS, ...COVERAGE_PICTURE_FAULTS],
});

export const answerTrackedCoverageClaim = endpoint({
  ...step,
  id: 'orders.answerCoverageClaim',
  path: '/orders/coverage-claims/{claimNumber}/answer',
  summary: 'Answers our question about a claim.',
  body: shape({ ...ORDER_PROOF, ...coverageClaimAnswer.shape }),
  faults: [...CHANGE_FAULTS, ...COVERAGE_ANSWER_FAULTS],
});

export const appealTrackedCoverageClaim = endpoint({
  ...step,
  id: 'orders.appealCoverageClaim',
  path: '/orders/coverage-claims/{claimNumber}/appeal',
  summary: 'Appeals the denial of a claim, once.',
  body: shape({ ...ORDER_PROOF, text: coverageText }),
  faults: [...CHANGE_FAULTS, ...COVERAGE_APPEAL_FAULTS],
});

export const cancelTrackedCoverageClaim = endpoint({
  ...step,
  id: 'orders.cancelCoverageClaim',
  path: '/orders/coverage-claims/{claimNumber}/cancellation',
  summary: 'Cancels a claim that isn’t decided.',
  body: shape(ORDER_PROOF),
  faults: [...CHANGE_FAULTS, ...COVERAGE_STEP_FAULTS],
});

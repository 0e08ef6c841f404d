import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_FAULTS, ORDER_PROOF, PROOF_FAULTS } from '../tracking/index.js';
import {
  CLAIM_FAULTS,
  CLAIM_PICTURE_FAULTS,
  CLAIM_STEP_FAULTS,
  priceClaimRequest,
} from './price-claim-request.js';
import { orderPriceClaims } from './price-claim-view.js';

const byNumber = shape({ claimNumber: z.string().max(20) });

export const openTrackedPriceClaims = endpoint({
  id: 'orders.priceClaims',
  method: 'POST',
  path: '/orders/price-claims',
  summary:
    'The price guarantee claims of an order by its number and shipping ZIP, and what else can be claimed.',
  access: publicAccess,
  body: shape(ORDER_PROOF),
  reply: orderPriceClaims,
  faults: [...PROOF_FAULTS, 'record.missing'],
});

export const makeTrackedPriceClaim = endpoint({
  id: 'orders.claimPrice',
  method: 'POST',
  path: '/orders/price-claims/requests',
  summary: 'Claims a lower price for tires of a guest’s order, by its number, shipping ZIP and emailed code.',
  access: publicAccess,
  body: shape({ ...ORDER_PROOF, ...priceClaimRequest.shape }),
  reply: orderPriceClaims,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...CLAIM_FAULTS],
});

export const addTrackedPriceClaimPicture = endpoint({
  id: 'orders.addPriceClaimPicture',
  method: 'POST',
  path: '/orders/price-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture of the offer to a claim that isn’t answered; at most four of 1 MB, stored redrawn.',
  access: publicAccess,
  params: byNumber,
  body: shape({ ...ORDER_PROOF, picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderPriceClaims,
  faults: [...CHANGE_FAULTS, ...CLAIM_PICTURE_FAULTS],
});

export const withdrawTrackedPriceClaim = endpoint({
  id: 'orders.withdrawPriceClaim',
  method: 'POST',
  path: '/orders/price-claims/{claimNumber}/withdrawal',
  summary: 'Withdraws a claim that isn’t answered.',
  access: publicAccess,
  params: byNumber,
  body: shape(ORDER_PROOF),
  reply: orderPriceClaims,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...CLAIM_STEP_FAULTS],
});

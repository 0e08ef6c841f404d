import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import {
  CLAIM_FAULTS,
  CLAIM_PICTURE_FAULTS,
  CLAIM_STEP_FAULTS,
  priceClaimRequest,
} from './price-claim-request.js';
import { orderPriceClaims } from './price-claim-view.js';

const orderNumber = z.string().max(40);
const ofOrder = shape({ orderNumber });
const ofClaim = shape({ orderNumber, claimNumber: z.string().max(20) });

export const getOwnPriceClaims = endpoint({
  id: 'users.order.priceClaims',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/price-claims',
  summary: 'The price guarantee claims of the customer’s own order, and what else of it can be claimed.',
  access: customerOrActingAccess,
  params: ofOrder,
  reply: orderPriceClaims,
  faults: ['record.missing'],
});

export const makeOwnPriceClaim = endpoint({
  id: 'users.order.claimPrice',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/price-claims',
  summary: 'Claims a lower price for tires of the customer’s own order within 30 days of ordering.',
  access: customerAccess,
  params: ofOrder,
  body: priceClaimRequest,
  reply: orderPriceClaims,
  isIdempotent: true,
  faults: CLAIM_FAULTS,
});

export const addOwnPriceClaimPicture = endpoint({
  id: 'users.order.addPriceClaimPicture',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/price-claims/{claimNumber}/pictures',
  summary:
    'Adds a picture of the offer to a claim that isn’t answered; at most four of 1 MB, stored redrawn.',
  access: customerAccess,
  params: ofClaim,
  body: shape({ picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderPriceClaims,
  faults: CLAIM_PICTURE_FAULTS,
});

export const withdrawOwnPriceClaim = endpoint({
  id: 'users.order.withdrawPriceClaim',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/price-claims/{claimNumber}/withdrawal',
  summary: 'Withdraws a claim that isn’t answered.',
  access: customerAccess,
  params: ofClaim,
  reply: orderPriceClaims,
  isIdempotent: true,
  faults: CLAIM_STEP_FAULTS,
});

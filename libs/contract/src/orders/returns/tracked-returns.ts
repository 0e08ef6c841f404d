import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_FAULTS, ORDER_PROOF, PROOF_FAULTS } from '../tracking/index.js';
import { appealText, PICTURE_FAULTS, REQUEST_FAULTS, returnRequest, STEP_FAULTS } from './return-request.js';
import { orderReturns } from './return-view.js';

const byNumber = shape({ returnNumber: z.string().max(20) });

export const openTrackedReturns = endpoint({
  id: 'orders.returns',
  method: 'POST',
  path: '/orders/returns',
  summary: 'The returns of an order by its number and shipping ZIP, and what else of it can be returned.',
  access: publicAccess,
  body: shape(ORDER_PROOF),
  reply: orderReturns,
  faults: [...PROOF_FAULTS, 'record.missing'],
});

export const requestTrackedReturn = endpoint({
  id: 'orders.requestReturn',
  method: 'POST',
  path: '/orders/returns/requests',
  summary: 'Requests a return of tires of a guest’s order, by its number, shipping ZIP and emailed code.',
  access: publicAccess,
  body: shape({ ...ORDER_PROOF, ...returnRequest.shape }),
  reply: orderReturns,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...REQUEST_FAULTS],
});

export const addTrackedReturnPicture = endpoint({
  id: 'orders.addReturnPicture',
  method: 'POST',
  path: '/orders/returns/{returnNumber}/pictures',
  summary: 'Adds a picture to a return that isn’t decided; at most four of 1 MB, stored redrawn.',
  access: publicAccess,
  params: byNumber,
  body: shape({ ...ORDER_PROOF, picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderReturns,
  faults: [...CHANGE_FAULTS, ...PICTURE_FAULTS],
});

export const cancelTrackedReturn = endpoint({
  id: 'orders.cancelReturn',
  method: 'POST',
  path: '/orders/returns/{returnNumber}/cancellation',
  summary: 'Cancels a return whose tires haven’t arrived.',
  access: publicAccess,
  params: byNumber,
  body: shape(ORDER_PROOF),
  reply: orderReturns,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...STEP_FAULTS],
});

export const appealTrackedReturn = endpoint({
  id: 'orders.appealReturn',
  method: 'POST',
  path: '/orders/returns/{returnNumber}/appeal',
  summary: 'Appeals the denial of a return, once.',
  access: publicAccess,
  params: byNumber,
  body: shape({ ...ORDER_PROOF, text: appealText }),
  reply: orderReturns,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, ...STEP_FAULTS, 'return.tooMany', 'return.noneLeft'],
});

export const openTrackedReturnLabel = endpoint({
  id: 'orders.returnLabel',
  method: 'POST',
  path: '/orders/returns/{returnNumber}/label',
  summary: 'The labels of an approved return, one for each tire, as PDF.',
  access: publicAccess,
  params: byNumber,
  body: shape(ORDER_PROOF),
  status: 200,
  faults: [...PROOF_FAULTS, ...STEP_FAULTS],
});

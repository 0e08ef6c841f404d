import { z } from 'zod';

import { customerAccess, customerOrActingAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { buyerPicture } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';
import { appealText, PICTURE_FAULTS, REQUEST_FAULTS, returnRequest, STEP_FAULTS } from './return-request.js';
import { orderReturns } from './return-view.js';

const orderNumber = z.string().max(40);
const ofOrder = shape({ orderNumber });
const ofReturn = shape({ orderNumber, returnNumber: z.string().max(20) });

export const getOwnReturns = endpoint({
  id: 'users.order.returns',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/returns',
  summary: 'The returns of the customer’s own order, and what else of it can be returned.',
  access: customerOrActingAccess,
  params: ofOrder,
  reply: orderReturns,
  faults: ['record.missing'],
});

export const requestOwnReturn = endpoint({
  id: 'users.order.requestReturn',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/returns',
  summary: 'Requests a return of tires of the customer’s own order within 30 days of delivery.',
  access: customerAccess,
  params: ofOrder,
  body: returnRequest,
  reply: orderReturns,
  isIdempotent: true,
  faults: REQUEST_FAULTS,
});

export const addOwnReturnPicture = endpoint({
  id: 'users.order.addReturnPicture',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/returns/{returnNumber}/pictures',
  summary: 'Adds a picture to a return that isn’t decided; at most four of 1 MB, stored redrawn.',
  access: customerAccess,
  params: ofReturn,
  body: shape({ picture: buyerPicture }),
  bodyFormat: 'form',
  reply: orderReturns,
  faults: PICTURE_FAULTS,
});

export const cancelOwnReturn = endpoint({
  id: 'users.order.cancelReturn',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/returns/{returnNumber}/cancellation',
  summary: 'Cancels a return whose tires haven’t arrived.',
  access: customerAccess,
  params: ofReturn,
  reply: orderReturns,
  isIdempotent: true,
  faults: STEP_FAULTS,
});

export const appealOwnReturn = endpoint({
  id: 'users.order.appealReturn',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/returns/{returnNumber}/appeal',
  summary: 'Appeals the denial of a return, once.',
  access: customerAccess,
  params: ofReturn,
  body: shape({ text: appealText }),
  reply: orderReturns,
  isIdempotent: true,
  faults: [...STEP_FAULTS, 'return.tooMany', 'return.noneLeft'],
});

export const getOwnReturnLabel = endpoint({
  id: 'users.order.returnLabel',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/returns/{returnNumber}/label',
  summary: 'The labels of an approved return, one for each tire, as PDF.',
  access: customerOrActingAccess,
  params: ofReturn,
  status: 200,
  faults: STEP_FAULTS,
});

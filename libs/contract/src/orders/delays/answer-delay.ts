import { z } from 'zod';

import { customerAccess, customerOrActingAccess, publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { shape } from '../../platform/shape/index.js';
import { CHANGE_FAULTS, ORDER_PROOF, PROOF_FAULTS } from '../tracking/index.js';
import { DELAY_ANSWER_FAULTS, delayAnswer, delayView, trackedDelay } from './delay-view.js';

/** The token in the link of our message. Sent only in bodies, to keep it out of logs. */
const delayToken = z.string().max(100);
const params = shape({ orderNumber: z.string().max(40) });

export const showDelay = endpoint({
  id: 'orders.delay',
  method: 'POST',
  path: '/orders/delays/shown',
  summary: 'The delay of a link: the new day, what silence means, and what a cancellation refunds.',
  access: publicAccess,
  body: shape({ token: delayToken }),
  reply: delayView,
  isQuestion: true,
  faults: ['delay.unknown'],
});

export const answerDelay = endpoint({
  id: 'orders.answerDelay',
  method: 'POST',
  path: '/orders/delays/answers',
  summary: 'Agrees to a delay by its link, or cancels the order for a full refund (16 CFR 435.2).',
  access: publicAccess,
  body: shape({ token: delayToken, ...delayAnswer.shape }),
  reply: delayView,
  isIdempotent: true,
  faults: ['delay.unknown', ...DELAY_ANSWER_FAULTS],
});

export const showOwnDelay = endpoint({
  id: 'users.order.delay',
  method: 'GET',
  path: '/users/me/orders/{orderNumber}/delay',
  summary: 'The last delay of the customer’s own order that we asked about.',
  access: customerOrActingAccess,
  params,
  reply: delayView,
  faults: ['record.missing', 'delay.unknown'],
});

export const answerOwnDelay = endpoint({
  id: 'users.order.answerDelay',
  method: 'POST',
  path: '/users/me/orders/{orderNumber}/delay',
  summary: 'Agrees to a delay of the customer’s own order, or cancels it for a full refund.',
  access: customerAccess,
  params,
  body: delayAnswer,
  reply: delayView,
  isIdempotent: true,
  faults: ['record.missing', 'delay.unknown', ...DELAY_ANSWER_FAULTS],
});

export const openTrackedDelay = endpoint({
  id: 'orders.trackedDelay',
  method: 'POST',
  path: '/orders/delays/tracked',
  summary:
    'The last delay that we asked the buyer of an order about, by the order’s number and shipping ZIP, and the code from our email.',
  access: publicAccess,
  body: shape(ORDER_PROOF),
  reply: trackedDelay,
  isQuestion: true,
  faults: [...PROOF_FAULTS, 'delay.unknown'],
});

export const answerTrackedDelay = endpoint({
  id: 'orders.answerTrackedDelay',
  method: 'POST',
  path: '/orders/delays/tracked/answers',
  summary:
    'Agrees to a delay of a guest’s order, or cancels it for a full refund, by the order’s number, shipping ZIP and emailed code.',
  access: publicAccess,
  body: shape({ ...ORDER_PROOF, ...delayAnswer.shape }),
  reply: trackedDelay,
  isIdempotent: true,
  faults: [...CHANGE_FAULTS, 'delay.unknown', ...DELAY_ANSWER_FAULTS],
});

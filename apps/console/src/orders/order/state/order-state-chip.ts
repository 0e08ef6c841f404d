import {
  type Fulfilment,
  isReadyForPickup,
  ORDER_STATE_WORDS,
  type OrderState,
  type PaymentState,
  READY_FOR_PICKUP,
} from '@simpletread/domain';

import type { StateFace } from '../../../shell/detail/index.js';

/** How each state of an order is shown. */
export const ORDER_FACES: Readonly<Record<OrderState, StateFace>> = {
  placed: { label: ORDER_STATE_WORDS.placed, tone: 'info', mark: 'full' },
  pendingPickup: { label: ORDER_STATE_WORDS.pendingPickup, tone: 'neutral', mark: 'half' },
  inTransit: { label: ORDER_STATE_WORDS.inTransit, tone: 'info', mark: 'full' },
  delivered: { label: ORDER_STATE_WORDS.delivered, tone: 'good', mark: 'ring' },
  cancelled: { label: ORDER_STATE_WORDS.cancelled, tone: 'neutral', mark: 'ring' },
};

const READY_FACE: StateFace = { label: READY_FOR_PICKUP, tone: 'good', mark: 'half' };

/** How the state of this order is shown: tires that lie at a FedEx location still wait for their buyer. */
export const orderFace = (state: OrderState, fulfilment: Fulfilment): StateFace =>
  isReadyForPickup(state, fulfilment) ? READY_FACE : ORDER_FACES[state];

/** How each state of its payment is shown. */
export const PAYMENT_FACES: Readonly<Record<PaymentState, StateFace>> = {
  started: { label: 'Payment started', tone: 'neutral', mark: 'half' },
  processing: { label: 'Payment running', tone: 'warn', mark: 'half' },
  captured: { label: 'Paid', tone: 'neutral', mark: 'full' },
  failed: { label: 'Payment failed', tone: 'bad', mark: 'full' },
  partiallyRefunded: { label: 'Refunded in part', tone: 'warn', mark: 'full' },
  refunded: { label: 'Refunded', tone: 'neutral', mark: 'ring' },
};

export const FULFILMENT_LABELS = {
  'ship-to-me': 'Ship to me',
  'ship-to-shop': 'Shop install',
  'fedex-pickup': 'FedEx pickup',
} as const satisfies Readonly<Record<Fulfilment, string>>;

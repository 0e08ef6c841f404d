import {
  type Fulfilment,
  isReadyForPickup,
  ORDER_STATE_WORDS,
  type OrderState,
  type PaymentState,
  PICKED_UP,
  READY_FOR_PICKUP,
} from '@simpletread/domain';

import type { StateFace } from '../../../shell/detail/index.js';

/** The look of each order state. */
export const ORDER_FACES: Readonly<Record<OrderState, StateFace>> = {
  placed: { label: ORDER_STATE_WORDS.placed, tone: 'info', mark: 'full' },
  pendingPickup: { label: ORDER_STATE_WORDS.pendingPickup, tone: 'neutral', mark: 'half' },
  inTransit: { label: ORDER_STATE_WORDS.inTransit, tone: 'info', mark: 'full' },
  delivered: { label: ORDER_STATE_WORDS.delivered, tone: 'good', mark: 'ring' },
  cancelled: { label: ORDER_STATE_WORDS.cancelled, tone: 'neutral', mark: 'ring' },
};

const READY_FACE: StateFace = { label: READY_FOR_PICKUP, tone: 'good', mark: 'half' };

/** The look of an order that staff hold back from the warehouse. */
export const ON_HOLD_FACE: StateFace = { label: 'On hold', tone: 'warn', mark: 'half' };

const PICKED_UP_FACE: StateFace = { label: PICKED_UP, tone: 'good', mark: 'ring' };

/** The look of this order's state. Tires at a FedEx location, or set aside at a warehouse, still wait for their buyer. */
export const orderFace = (state: OrderState, fulfilment: Fulfilment): StateFace => {
  if (isReadyForPickup(state, fulfilment)) return READY_FACE;
  return state === 'delivered' && fulfilment === 'warehouse-pickup' ? PICKED_UP_FACE : ORDER_FACES[state];
};

/** The look of each payment state. */
export const PAYMENT_FACES: Readonly<Record<PaymentState, StateFace>> = {
  started: { label: 'Payment started', tone: 'neutral', mark: 'half' },
  processing: { label: 'Payment processing', tone: 'warn', mark: 'half' },
  captured: { label: 'Paid', tone: 'neutral', mark: 'full' },
  failed: { label: 'Payment failed', tone: 'bad', mark: 'full' },
  partiallyRefunded: { label: 'Partially refunded', tone: 'warn', mark: 'full' },
  refunded: { label: 'Refunded', tone: 'neutral', mark: 'ring' },
};

export const FULFILMENT_LABELS = {
  'ship-to-me': 'Ship to me',
  'ship-to-shop': 'Shop install',
  'fedex-pickup': 'FedEx pickup',
  'warehouse-pickup': 'Warehouse pickup',
} as const satisfies Readonly<Record<Fulfilment, string>>;

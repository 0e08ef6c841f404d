import type { Fulfilment } from './fulfilment.js';
import type { OrderState } from './order-state.js';

/**
 * What an order's state is called, to shoppers and staff alike: the words of the tracking steps. Source: the shop's
 * specification of order tracking.
 */
export const ORDER_STATE_WORDS = {
  placed: 'Order Processed',
  pendingPickup: 'Pending Carrier Pickup',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<OrderState, string>>;

/** What is delivered to a FedEx location waits there for its buyer: decision record 0055. */
export const READY_FOR_PICKUP = 'Ready for pickup';

/** Whether the carrier has brought the tires to a location, and nobody has told whether their buyer has come. */
export const isReadyForPickup = (state: OrderState, fulfilment: Fulfilment): boolean =>
  state === 'delivered' && fulfilment === 'fedex-pickup';

/** The word for an order's state by the way that its tires go. */
export const orderStateWord = (state: OrderState, fulfilment: Fulfilment): string =>
  isReadyForPickup(state, fulfilment) ? READY_FOR_PICKUP : ORDER_STATE_WORDS[state];

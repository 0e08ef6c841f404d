import type { Fulfilment } from './fulfilment.js';
import type { OrderState } from './order-state.js';

/** Names of order states for shoppers and staff: the words of the tracking steps. Source: the shop's specification of order tracking. */
export const ORDER_STATE_WORDS = {
  placed: 'Order Processed',
  pendingPickup: 'Pending Carrier Pickup',
  inTransit: 'In Transit',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Readonly<Record<OrderState, string>>;

/** Tires delivered to a FedEx location wait there for their buyer: decision record 0055. */
export const READY_FOR_PICKUP = 'Ready for pickup';

/** True if the carrier delivered the tires to a location and no pickup is known. */
export const isReadyForPickup = (state: OrderState, fulfilment: Fulfilment): boolean =>
  state === 'delivered' && fulfilment === 'fedex-pickup';

/** Returns the name of an order's state for its fulfilment. */
export const orderStateWord = (state: OrderState, fulfilment: Fulfilment): string =>
  isReadyForPickup(state, fulfilment) ? READY_FOR_PICKUP : ORDER_STATE_WORDS[state];

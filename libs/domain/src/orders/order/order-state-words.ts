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

/** Tires that wait for their buyer: at a FedEx location (decision record 0055) or at the counter of a warehouse (0134). */
export const READY_FOR_PICKUP = 'Ready for pickup';

/** Tires that a warehouse handed to their buyer. */
export const PICKED_UP = 'Picked up';

// No carrier takes part in a warehouse pickup, so the same states have other names: decision record 0134.
const WAREHOUSE_PICKUP_WORDS: Readonly<Partial<Record<OrderState, string>>> = {
  pendingPickup: READY_FOR_PICKUP,
  delivered: PICKED_UP,
};

/** True if the tires wait for their buyer and no pickup is known: the carrier delivered them to a location, or the warehouse set them aside. */
export const isReadyForPickup = (state: OrderState, fulfilment: Fulfilment): boolean =>
  fulfilment === 'warehouse-pickup'
    ? state === 'pendingPickup'
    : state === 'delivered' && fulfilment === 'fedex-pickup';

/** Returns the name of an order's state for its fulfilment. */
export const orderStateWord = (state: OrderState, fulfilment: Fulfilment): string => {
  if (fulfilment === 'warehouse-pickup') return WAREHOUSE_PICKUP_WORDS[state] ?? ORDER_STATE_WORDS[state];
  return isReadyForPickup(state, fulfilment) ? READY_FOR_PICKUP : ORDER_STATE_WORDS[state];
};

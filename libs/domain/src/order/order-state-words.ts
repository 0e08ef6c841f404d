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

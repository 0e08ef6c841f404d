import type { OrderView } from '@simpletread/contract';

const MASK = '•••';

/**
 * An order for staff acting for its buyer without permission to see streets. State and ZIP stay, because they decide
 * taxes.
 */
export const maskOrder = (order: OrderView): OrderView => ({
  ...order,
  shippingAddress: {
    ...order.shippingAddress,
    company: order.shippingAddress.company === null ? null : MASK,
    address1: MASK,
    address2: order.shippingAddress.address2 === '' ? '' : MASK,
  },
});

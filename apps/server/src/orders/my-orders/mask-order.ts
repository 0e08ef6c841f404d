import type { OrderView } from '@simpletread/contract';

const MASK = '•••';

/** An order for staff who see the shop as its buyer and may not see streets: state and ZIP stay, as they decide taxes. */
export const maskOrder = (order: OrderView): OrderView => ({
  ...order,
  shippingAddress: {
    ...order.shippingAddress,
    company: order.shippingAddress.company === null ? null : MASK,
    address1: MASK,
    address2: order.shippingAddress.address2 === '' ? '' : MASK,
  },
});

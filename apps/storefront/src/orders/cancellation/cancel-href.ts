/** The page on which a customer cancels an order of their account. */
export const cancelHref = (orderNumber: string): string =>
  `/account/my-orders/${encodeURIComponent(orderNumber)}/cancel`;

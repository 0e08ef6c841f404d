/** The page on which a customer chooses another time for the appointment of an order of their account. */
export const moveHref = (orderNumber: string): string =>
  `/account/my-orders/${encodeURIComponent(orderNumber)}/appointment`;

/** Returns the address of an order's receipt. Source: specification section 2, route patterns. */
export const receiptPath = (orderId: string, customerId: string): string =>
  `/my_customers/pdf/${orderId}/${customerId}/${receiptFileName(orderId)}`;

/** Returns the name of the receipt's file. */
export const receiptFileName = (orderId: string): string => `Receipt_${orderId}.pdf`;

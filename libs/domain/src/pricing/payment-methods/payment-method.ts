/** Pay-later lenders; each sends the shopper to its own page [R1.09]. */
export const PAY_LATER_METHODS = ['affirm', 'katapult', 'klarna', 'synchrony'] as const;
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** Every payment method. */
export const PAYMENT_METHODS = ['card', ...PAY_LATER_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const LENDERS: Readonly<Record<PayLaterMethod, string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
};

/** True if text names a lender. */
export const isPayLater = (method: string | null): method is PayLaterMethod =>
  PAY_LATER_METHODS.some((known) => known === method);

/** Returns a payment method's name: `Card`, `Affirm`. An unknown name is unchanged. */
export const paymentMethodName = (method: string): string => {
  if (isPayLater(method)) return LENDERS[method];
  return method === 'card' ? 'Card' : method;
};

/** Lenders with whom people pay over time; each takes the shopper to a page of its own [R1.09]. */
export const PAY_LATER_METHODS = ['affirm', 'katapult', 'klarna', 'synchrony'] as const;
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** Every way to pay. */
export const PAYMENT_METHODS = ['card', ...PAY_LATER_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const LENDERS: Readonly<Record<PayLaterMethod, string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
};

/** Whether text names a lender. */
export const isPayLater = (method: string | null): method is PayLaterMethod =>
  PAY_LATER_METHODS.some((known) => known === method);

/** What people read of a way to pay: `Card`, `Affirm`; a name that is not known stays as it is. */
export const paymentMethodName = (method: string): string => {
  if (isPayLater(method)) return LENDERS[method];
  return method === 'card' ? 'Card' : method;
};

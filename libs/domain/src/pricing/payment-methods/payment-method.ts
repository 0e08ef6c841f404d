/** Lenders to people, who pay over time. */
export const PAY_OVER_TIME_METHODS = ['affirm', 'katapult', 'klarna', 'synchrony'] as const;
export type PayOverTimeMethod = (typeof PAY_OVER_TIME_METHODS)[number];

/** Pay-later lenders; each sends the shopper to its own page [R1.09]. Resolve sells on net terms: businesses pay its invoice later [R3.17]. */
export const PAY_LATER_METHODS = [...PAY_OVER_TIME_METHODS, 'resolve'] as const;
export type PayLaterMethod = (typeof PAY_LATER_METHODS)[number];

/** Every payment method. */
export const PAYMENT_METHODS = ['card', ...PAY_LATER_METHODS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

const LENDERS: Readonly<Record<PayLaterMethod, string>> = {
  affirm: 'Affirm',
  katapult: 'Katapult',
  klarna: 'Klarna',
  synchrony: 'Synchrony',
  resolve: 'Resolve',
};

/** True if text names a lender. */
export const isPayLater = (method: string | null): method is PayLaterMethod =>
  PAY_LATER_METHODS.some((known) => known === method);

/** Returns the name of a lender's number of a loan: `Resolve loan ID`. */
export const loanIdLabel = (method: string | undefined): string =>
  isPayLater(method ?? null) ? `${paymentMethodName(method ?? '')} loan ID` : 'Loan ID';

/** True if the method is paid over time by people, not by invoice by a business. */
export const isPaidOverTime = (method: string | null): method is PayOverTimeMethod =>
  PAY_OVER_TIME_METHODS.some((known) => known === method);

/** Returns a payment method's name: `Card`, `Affirm`. An unknown name is unchanged. */
export const paymentMethodName = (method: string): string => {
  if (isPayLater(method)) return LENDERS[method];
  return method === 'card' ? 'Card' : method;
};

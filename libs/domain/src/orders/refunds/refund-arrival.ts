import { PAY_OVER_TIME_METHODS, paymentMethodName, type Tender } from '../../pricing/index.js';

/** A refund that went out, and where to: `Visa 4242`, a lender’s name, `Gift card 7K2M-9QXW`. */
export interface PaidOutRefund {
  readonly tender: Tender;
  readonly to: string;
}

const LENDERS: ReadonlySet<string> = new Set(PAY_OVER_TIME_METHODS.map(paymentMethodName));
const ON_INVOICE = paymentMethodName('resolve');

/** Returns when and where a refund shows, in one sentence for each tender: banks take days, a lender lowers the balance, and a gift card has the money at once. */
export const refundArrivals = (refunds: readonly PaidOutRefund[]): string[] =>
  refunds.map(({ tender, to }) => {
    if (tender === 'gift-card') return `The money is back on ${to}.`;
    if (to === ON_INVOICE) return `${to} takes it off your invoice.`;
    return LENDERS.has(to) ? `${to} applies it to your plan.` : 'Banks take 3 to 5 business days to show it.';
  });

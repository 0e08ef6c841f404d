import { isPayLater, paymentMethodName } from '@simpletread/domain';
import type { SeedOrder } from '../seed-order.js';

const BRANDS = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);

/** Returns the name of an order's card or lender: `Visa 4242`. */
export const paidWith = ({ payment: { method, card } }: SeedOrder): string =>
  isPayLater(method) || card === null
    ? paymentMethodName(method)
    : `${BRANDS.get(card.brand) ?? 'card'} ${card.last4}`;

import type { OrderView } from '@simpletread/contract';
import { giftCardLabel, isPayLater, ownValue, paymentMethodName } from '@simpletread/domain';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** Returns `Visa ending in 4242`. */
export const cardWords = ({ brand, last4 }: { readonly brand: string; readonly last4: string }): string =>
  `${ownValue(BRANDS, brand.toLowerCase()) ?? brand} ending in ${last4}`;

type Payment = NonNullable<OrderView['payment']>;

/** Returns the time that a bank takes to show a refund; nothing where no card paid. */
export const bankWait = (payment: Pick<Payment, 'cardLast4'> | null): string =>
  payment === null || payment.cardLast4 !== null ? ' Allow 3 to 5 business days.' : '';

/** Returns the payer of an order: `Visa ending in 4242`, `Affirm`, otherwise `your card`. */
export const payerWords = (
  payment:
    (Pick<Payment, 'method' | 'cardBrand' | 'cardLast4'> & Partial<Pick<Payment, 'giftCardNumber'>>) | null,
): string => {
  if (payment === null) return 'your card';
  const { giftCardNumber = null, ...money } = payment;
  if (giftCardNumber !== null)
    return payment.method === 'gift-card'
      ? giftCardLabel(giftCardNumber)
      : `${payerWords(money)} and ${giftCardLabel(giftCardNumber)}`;
  if (isPayLater(payment.method)) return paymentMethodName(payment.method);
  return payment.cardBrand === null || payment.cardLast4 === null
    ? 'your card'
    : cardWords({ brand: payment.cardBrand, last4: payment.cardLast4 });
};

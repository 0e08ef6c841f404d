import type { AdminOrder } from '@simpletread/contract';
import { giftCardLabel, isPayLater, ownValue, paymentMethodName } from '@simpletread/domain';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
};

/** The payment method: `Visa 4242`, `Affirm`; `the card` if that is all we know. */
export const paymentLabel = (payment: AdminOrder['payment']): string => {
  if (payment === null) return 'no payment yet';
  if (payment.giftCardNumber !== null) {
    const card = giftCardLabel(payment.giftCardNumber);
    return payment.capturedInCents === 0 ? card : `${moneyLabel(payment)} and ${card}`;
  }
  return moneyLabel(payment);
};

/** The part of it that is money. */
export const moneyLabel = (payment: NonNullable<AdminOrder['payment']>): string => {
  if (isPayLater(payment.method)) return paymentMethodName(payment.method);
  const brand =
    payment.cardBrand === null ? 'card' : (ownValue(BRANDS, payment.cardBrand) ?? payment.cardBrand);
  return payment.cardLast4 === null ? `the ${brand}` : `${brand} ${payment.cardLast4}`;
};

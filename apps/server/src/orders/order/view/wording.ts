import {
  type Cents,
  formatMoney,
  giftCardLabel,
  isPayLater,
  ownValue,
  paymentMethodName,
} from '@simpletread/domain';

import type { OrderLineRecord, OrderRecord, PaymentRecord } from '../order-record.js';

const PLAIN_DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
const BRAND_NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** `Tuesday, November 24`, of `2026-11-24`. */
export const dayInWords = (isoDay: string): string => PLAIN_DAY.format(new Date(`${isoDay}T00:00:00Z`));

type PaidWith = Pick<PaymentRecord, 'method' | 'card_brand' | 'card_last4' | 'gift_card_number'>;

/**
 * `Visa 4242`, the lender, such as `Affirm`, or a gift card, alone or combined: `Visa 4242 and Gift card 7K2M-9QXW`.
 */
export const paymentLabel = (payment: PaidWith | null): string => {
  if (payment === null) return 'the payment';
  const { method, gift_card_number: number } = payment;
  if (number === null) return moneyLabel(payment);
  return method === 'gift-card'
    ? giftCardLabel(number)
    : `${moneyLabel(payment)} and ${giftCardLabel(number)}`;
};

/** The part of it that is money. */
export const moneyLabel = (payment: PaidWith | null): string => {
  if (payment === null) return 'the payment';
  if (isPayLater(payment.method)) return paymentMethodName(payment.method);
  const brand = ownValue(BRAND_NAMES, payment.card_brand ?? '') ?? 'card';
  return `${brand} ${payment.card_last4 ?? ''}`.trim();
};

/** `Kestrel Tour 4S 225/65R17 102H`. */
export const tireLabel = (line: OrderLineRecord): string =>
  `${line.brand_name} ${line.line_name} ${line.size_code} ${line.service_description}`.trim();

/** `4 × Kestrel Tour 4S 225/65R17 102H`, without tires that were removed before they shipped. */
export const lineLabel = (line: OrderLineRecord): string =>
  `${line.quantity - line.removed_quantity} × ${tireLabel(line)}`;

/** `lineLabel` of every line that still has a tire. */
export const lineLabels = ({ lines }: Pick<OrderRecord, 'lines'>): string[] =>
  lines.filter((line) => line.removed_quantity < line.quantity).map(lineLabel);

export const customerName = (order: Pick<OrderRecord, 'first_name' | 'last_name'>): string =>
  `${order.first_name} ${order.last_name}`;

/** `2019 Honda CR-V EX`. */
export const vehicleLabel = (vehicle: OrderRecord['vehicle']): string | null =>
  vehicle === null ? null : `${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.trim}`.trim();

export const moneyOf = (amountInCents: unknown): string =>
  typeof amountInCents === 'number' ? formatMoney(amountInCents as Cents) : '';

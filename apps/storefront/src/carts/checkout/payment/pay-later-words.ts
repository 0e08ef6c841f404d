import type { PaymentOption } from '@simpletread/contract';
import {
  giftCardLabel,
  isPaidOverTime,
  PAY_LATER_FAILURES,
  type PayLaterFailure,
  type PayLaterMethod,
  paymentMethodName,
} from '@simpletread/domain';
import { cardWords, type GiftCardPart } from '../../../orders';
import type { ChosenCard } from './card-cookie';

/** Returns a failure named in the payment step's address; null for any other text. */
export const payLaterFailure = (text: string | null): PayLaterFailure | null =>
  PAY_LATER_FAILURES.find((known) => known === text) ?? null;

const WORDS: Readonly<Record<PayLaterFailure, (name: string) => string>> = {
  creditDeclined: (name) =>
    `${name} declined this request. Nothing was charged. Choose another way to pay below, or ask ${name} again.`,
  left: (name) => `You left ${name} without paying. Nothing was charged, and your cart is unchanged.`,
  abandoned: (name) => `This request at ${name} was withdrawn because the order continued another way.`,
  sessionEnded: (name) => `Your request at ${name} expired. Nothing was charged. You can start it again.`,
  cartChanged: (name) =>
    `Your cart changed while you were at ${name}, so nothing was charged. Here is its current price.`,
  soldOut: (name) =>
    `While you were at ${name}, someone else bought the tires. ${name} gets its full amount back.`,
  slotTaken: (name) =>
    `While you were at ${name}, someone else took your time slot at the shop. ${name} gets its full amount back.`,
  replacedLate: (name) =>
    `While you were at ${name}, the order you’re replacing was changed, put on hold, cancelled or labeled, so it stays as it is. ${name} gets its full amount back.`,
  dealUsedUp: (name) =>
    `While you were at ${name}, a deal on your order was used up. ${name} gets its full amount back.`,
  notProcessed: (name) =>
    `${name} could not take this payment. If anything was charged, you get the whole amount back.`,
};

/** The messages of a lender to businesses, which is left with no invoice made. */
const ON_INVOICE: Partial<typeof WORDS> = {
  creditDeclined: (name) =>
    `${name} declined this invoice. Nothing was charged. Choose another way to pay below, or ask ${name} again.`,
  left: (name) =>
    `You left ${name} before agreeing to its invoice. Nothing was charged, and your cart is unchanged.`,
};

/** Returns the lender to offer to a shopper whose credit was declined: Katapult, which leases to people; null if it makes no sense. */
export const lenderAfterDecline = (
  failure: PayLaterFailure | null,
  declinedBy: string | null,
  options: readonly Pick<PaymentOption, 'method' | 'isAvailable'>[],
): PayLaterMethod | null =>
  failure === 'creditDeclined' &&
  declinedBy !== 'katapult' &&
  isPaidOverTime(declinedBy) &&
  options.some(({ method, isAvailable }) => method === 'katapult' && isAvailable)
    ? 'katapult'
    : null;

/** Returns the message for a shopper who returns from a lender without an order. */
export const payLaterFailureWords = (failure: PayLaterFailure, method: string): string =>
  (isPaidOverTime(method) ? WORDS[failure] : (ON_INVOICE[failure] ?? WORDS[failure]))(
    paymentMethodName(method),
  );

interface ChosenPayer {
  readonly giftCard?: GiftCardPart | null;
  readonly card: ChosenCard | null;
  readonly lender: PayLaterMethod | null;
}

/** Returns the chosen payer: the lender, otherwise the card; null if neither is chosen. */
export const chosenPayerWords = ({ giftCard = null, ...payer }: ChosenPayer): string | null => {
  if (giftCard === null) return moneyPayerWords(payer);
  if (giftCard.toPayInCents === 0) return giftCardLabel(giftCard.number);
  const rest = moneyPayerWords(payer);
  return rest === null ? null : `${giftCardLabel(giftCard.number)}, the rest ${rest}`;
};

const moneyPayerWords = ({ card, lender }: ChosenPayer): string | null => {
  if (lender !== null) return paymentMethodName(lender);
  return card === null ? null : cardWords(card);
};

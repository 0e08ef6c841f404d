import {
  giftCardLabel,
  PAY_LATER_FAILURES,
  type PayLaterFailure,
  type PayLaterMethod,
  paymentMethodName,
} from '@simpletread/domain';
import { cardWords, type GiftCardPart } from '../../../orders';
import type { ChosenCard } from './card-cookie';

/** A failure as the address of the payment step names it; null for all else. */
export const payLaterFailure = (text: string | null): PayLaterFailure | null =>
  PAY_LATER_FAILURES.find((known) => known === text) ?? null;

const WORDS: Readonly<Record<PayLaterFailure, (name: string) => string>> = {
  creditDeclined: (name) =>
    `${name} declined this request. Nothing was charged. Choose another way to pay below, or ask ${name} again.`,
  left: (name) => `You left ${name} without paying. Nothing was charged, and your cart is as you left it.`,
  abandoned: (name) => `This request at ${name} was withdrawn, as the order went on in another way.`,
  sessionEnded: (name) =>
    `Your request at ${name} ran out of time. Nothing was charged. You can start it again.`,
  cartChanged: (name) =>
    `Your cart was changed while you were at ${name}, so nothing was taken for it. Here is what it costs now.`,
  soldOut: (name) =>
    `While you were at ${name} somebody else bought the tires. What ${name} lent you goes back in full.`,
  slotTaken: (name) =>
    `While you were at ${name} somebody else took your time slot at the shop. What ${name} lent you goes back in full.`,
  dealUsedUp: (name) =>
    `While you were at ${name} a deal of your order was used up. What ${name} lent you goes back in full.`,
  notProcessed: (name) =>
    `${name} could not take this payment. If anything was taken, the whole amount goes back.`,
};

/** What a shopper reads who comes back from a lender without an order. */
export const payLaterFailureWords = (failure: PayLaterFailure, method: string): string =>
  WORDS[failure](paymentMethodName(method));

interface ChosenPayer {
  readonly giftCard?: GiftCardPart | null;
  readonly card: ChosenCard | null;
  readonly lender: PayLaterMethod | null;
}

/** What will pay: the lender that was chosen, else the card; null where neither is. */
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

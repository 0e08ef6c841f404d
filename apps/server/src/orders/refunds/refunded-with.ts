import { type Cents, sumCents, type TenderAmounts } from '@simpletread/domain';

/** Returns the amount to check against refund limits: all refunds of the order together, so no limit is passed in parts. */
export const refundedWith = (
  { moneyInCents, giftCardInCents }: TenderAmounts,
  { refundInCents }: { readonly refundInCents: Cents },
): Cents => sumCents([moneyInCents, giftCardInCents, refundInCents]);

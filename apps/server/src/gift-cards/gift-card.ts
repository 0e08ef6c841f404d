import type { Cents, GiftCardState } from '@simpletread/domain';

/** A gift card as it is kept. */
export interface GiftCard {
  readonly giftCardId: string;
  readonly number: string;
  /** Whose it is; null for one that belongs to whoever has its code. */
  readonly accountId: string | null;
  readonly reason: string;
  readonly balanceInCents: Cents;
  readonly state: GiftCardState;
  readonly hasCode: boolean;
  readonly version: number;
  readonly createdAt: Date;
}

/** What a gift card is made with. */
export interface NewGiftCard {
  readonly accountId: string | null;
  /** As on the card: `Thank you for bringing a friend`. */
  readonly reason: string;
  /** What it is given for; a second one for the same is not made. */
  readonly sourceId: string;
  readonly amountInCents: Cents;
}

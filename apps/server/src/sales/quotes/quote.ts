import type { QuoteOffer } from '@simpletread/contract';
import type { HeldLine, QuoteNumber, QuoteState } from '@simpletread/domain';

import type { OfferedGoods } from '../../carts/index.js';

/** When a quote was sent last, and with what. */
export interface QuoteSending {
  readonly sentAt: Date;
  /** By the Eastern calendar: `2026-12-06`. */
  readonly lastDay: string;
  readonly endsAt: Date;
  readonly offer: QuoteOffer;
  /** The prices that it holds; null for quotes from before quotes held prices. */
  readonly held: readonly HeldLine[] | null;
  /** Of its email and its text; null for seeded quotes that were never sent. */
  readonly mailId: string | null;
  readonly textId: string | null;
}

/** A quote's customer and message. */
export interface QuoteForm {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly goods: OfferedGoods & { readonly zip: string };
}

export interface Quote extends QuoteForm {
  readonly id: string;
  readonly number: QuoteNumber;
  /** As it was written down; the clock may have ended it since. */
  readonly state: QuoteState;
  readonly madeBy: { readonly staffId: string; readonly name: string };
  readonly sending: QuoteSending | null;
  readonly openedAt: Date | null;
  readonly takenAt: Date | null;
  readonly version: number;
  readonly createdAt: Date;
}

/** The tires of a quote at the prices that it holds. */
export const heldGoods = ({ id, goods, sending }: Quote): Quote['goods'] =>
  sending === null
    ? goods
    : {
        ...goods,
        priceHold: { quoteId: id, endsAt: sending.endsAt.toISOString(), lines: sending.held ?? [] },
      };

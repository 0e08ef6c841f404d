import type { QuoteOffer } from '@simpletread/contract';
import type { Cents, HeldLine, QuoteNumber, QuoteState } from '@simpletread/domain';

import type { OfferedGoods, OfferedLine } from '../../carts/index.js';

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

/** A tire with its representative's discount. */
export type QuotedLine = OfferedLine & { readonly discountInCents: Cents };

export interface QuotedGoods extends Omit<OfferedGoods, 'lines'> {
  readonly lines: readonly QuotedLine[];
}

/** A quote's customer and message. */
export interface QuoteForm {
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly goods: QuotedGoods & { readonly zip: string };
}

export interface Quote extends QuoteForm {
  readonly id: string;
  readonly number: QuoteNumber;
  /** As it was written down; the clock may have ended it since. */
  readonly state: QuoteState;
  readonly madeBy: { readonly staffId: string; readonly name: string };
  readonly sending: QuoteSending | null;
  /** The prices that a second person approved, for these quantities. */
  readonly approved: readonly HeldLine[];
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

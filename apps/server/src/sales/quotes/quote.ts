import type { QuoteOffer } from '@simpletread/contract';
import {
  type Cents,
  goodsOfOption,
  type HeldLine,
  type QuoteNumber,
  type QuoteOption,
  type QuoteState,
} from '@simpletread/domain';

import type { OfferedGoods, OfferedLine } from '../../carts/index.js';

/** One set of tires as it was sent. */
export interface SentOption {
  readonly option: QuoteOption;
  readonly offer: QuoteOffer;
  /** The prices that it holds; null for quotes from before quotes held prices. */
  readonly held: readonly HeldLine[] | null;
}

/** When a quote was sent last, and with what. */
export interface QuoteSending {
  readonly sentAt: Date;
  /** By the Eastern calendar: `2026-12-06`. */
  readonly lastDay: string;
  readonly endsAt: Date;
  /** The sets to choose from; never empty. */
  readonly options: readonly [SentOption, ...SentOption[]];
  /** Of its email and its text; null for seeded quotes that were never sent. */
  readonly mailId: string | null;
  readonly textId: string | null;
}

/** A tire with its option and its representative's discount. */
export type QuotedLine = OfferedLine & { readonly option: QuoteOption; readonly discountInCents: Cents };

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
  readonly takenOption: QuoteOption | null;
  readonly version: number;
  readonly createdAt: Date;
}

/** The tires of one option at the prices that the quote holds. They take the place of its other options in a cart. */
export const heldGoods = (
  { id, goods, sending, takenOption }: Quote,
  option: QuoteOption,
): Quote['goods'] & Pick<OfferedGoods, 'insteadOf' | 'isRepeat'> => {
  const own = goodsOfOption(goods, option);
  if (sending === null) return own;
  const lines = sending.options.find((one) => one.option === option)?.held ?? [];
  return {
    ...own,
    priceHold: { quoteId: id, endsAt: sending.endsAt.toISOString(), lines },
    insteadOf: goods.lines.filter((line) => line.option !== option),
    isRepeat: takenOption === option,
  };
};

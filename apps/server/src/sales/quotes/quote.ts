import type { QuoteOffer } from '@simpletread/contract';
import type { QuoteNumber, QuoteState } from '@simpletread/domain';

import type { OfferedGoods } from '../../carts/index.js';

/** When a quote was sent last, and with what. */
export interface QuoteSending {
  readonly sentAt: Date;
  /** By the calendar in the East: `2026-12-06`. */
  readonly lastDay: string;
  readonly endsAt: Date;
  readonly offer: QuoteOffer;
  /** Of its mail and its text; null for one that is only told about, as those of a fresh shop. */
  readonly mailId: string | null;
  readonly textId: string | null;
}

/** Whom a quote is for and what it says. */
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

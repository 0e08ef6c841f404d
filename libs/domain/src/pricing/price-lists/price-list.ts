import type { Cents } from '../../money/index.js';
import type { PriceGroup } from '../../sso/index.js';

/** The audience of a list: a price group, or SimpleCrew members [R1.11, R1.12]. */
export type PriceAudience = PriceGroup | 'simple-crew';

/** The scopes of an entry, most specific first; the more specific entry wins. */
export const PRICE_ENTRY_SCOPES = ['tire', 'line', 'size', 'brand', 'category', 'all'] as const;
export type PriceEntryScope = (typeof PRICE_ENTRY_SCOPES)[number];

/** An entry's change to a tire's own price. Rates are parts per million. */
export type PriceRule =
  | { readonly kind: 'fixed'; readonly amountInCents: Cents }
  | { readonly kind: 'percentOff'; readonly ratePpm: number }
  | { readonly kind: 'amountOff'; readonly amountInCents: Cents };

export interface PriceListEntry {
  readonly scope: PriceEntryScope;
  /** A tire's or line's id, a size's code, a brand's slug, a category's id; empty for all. */
  readonly key: string;
  /** The entry applies from this many matching tires in the cart, at least 1. */
  readonly minTires: number;
  readonly rule: PriceRule;
  /**
   * Start of the entry's own window within the list's; null or missing for no bound. Of two entries for one place, the later start wins.
   */
  readonly startsAt?: Date | null;
  /** First moment after the entry's window. */
  readonly endsAt?: Date | null;
}

/** Prices for one audience over a period. Of all lists that apply to a shopper, the lowest price wins, never more than the tire's own. */
export interface PriceList {
  readonly priceListId: string;
  readonly name: string;
  readonly audience: PriceAudience;
  readonly startsAt: Date | null;
  /** First moment after the period. */
  readonly endsAt: Date | null;
  readonly entries: readonly PriceListEntry[];
}

import type { Cents } from '../../money/index.js';
import type { PriceGroup } from '../../sso/index.js';

/** Whose prices a list holds: a price group's, or those of SimpleCrew's members [R1.11, R1.12]. */
export type PriceAudience = PriceGroup | 'simple-crew';

/** What an entry is about, most particular first: of two entries the more particular one counts. */
export const PRICE_ENTRY_SCOPES = ['tire', 'line', 'size', 'brand', 'category', 'all'] as const;
export type PriceEntryScope = (typeof PRICE_ENTRY_SCOPES)[number];

/** What an entry makes of a tire's own price. Rates are parts per million. */
export type PriceRule =
  | { readonly kind: 'fixed'; readonly amountInCents: Cents }
  | { readonly kind: 'percentOff'; readonly ratePpm: number }
  | { readonly kind: 'amountOff'; readonly amountInCents: Cents };

export interface PriceListEntry {
  readonly scope: PriceEntryScope;
  /** A tire's or line's id, a size's code, a brand's slug, a category's id; empty for all. */
  readonly key: string;
  /** From how many tires of the cart that the entry is about it counts, at least 1. */
  readonly minTires: number;
  readonly rule: PriceRule;
  /** A window of its own within the list's; null or left out for no bound. Of two entries of one place the one that began last counts. */
  readonly startsAt?: Date | null;
  /** First moment that it no longer counts at. */
  readonly endsAt?: Date | null;
}

/** Prices of one audience for a time. Of the lists that apply to a shopper the lowest price counts, and never more than the tire's own. */
export interface PriceList {
  readonly priceListId: string;
  readonly name: string;
  readonly audience: PriceAudience;
  readonly startsAt: Date | null;
  /** First moment that it no longer counts at. */
  readonly endsAt: Date | null;
  readonly entries: readonly PriceListEntry[];
}

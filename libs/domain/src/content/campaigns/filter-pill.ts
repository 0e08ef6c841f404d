import type { ShownTo } from './shown-to.js';

/** The most filter pills of a campaign. */
export const MOST_PILLS = 6;

/** A deal pill's purpose: one of the season's sales, or a custom filter by marketing [R2.27]. */
export const DEAL_PILL_KINDS = [
  'preSale',
  'blackFriday',
  'cyberWeekend',
  'cyberMonday',
  'lastChance',
  'customFilter',
] as const;
export type DealPillKind = (typeof DEAL_PILL_KINDS)[number];

/** Filters that a results page reads from its address [R2.26]. */
export interface PillFilters {
  readonly brand: readonly string[];
  readonly category: readonly string[];
  readonly subtype: readonly string[];
  readonly promotion: readonly string[];
}

export interface DealPill extends ShownTo {
  readonly id: string;
  readonly kind: DealPillKind;
  readonly label: string;
  /** The pill's page, for browsers without script. */
  readonly route: string;
  /** Path prefixes that answers to a search under the pill may link to; empty means all [R4.05]. */
  readonly targetRoutes: readonly string[];
  /** Filters applied to the results of the search. */
  readonly filters: PillFilters;
}

import type { TireFee } from '../../delivery/index.js';
import type { Cents } from '../../money/index.js';
import type { PriceContext } from './price-context.js';

/** What price lists and promotions know a tire by. */
export interface TireTraits {
  readonly tireId: string;
  readonly productLineId: string;
  readonly brandSlug: string;
  readonly categoryId: number;
  readonly sizeCode: string;
}

/** One tire of the cart. */
export interface PriceLine {
  /** Unique in its request; lines are priced in the order of their ids, so that the order they stand in changes nothing. */
  readonly lineId: string;
  readonly tire: TireTraits;
  /** The tire's own price, which everybody pays without a price list of theirs. */
  readonly unitPriceInCents: Cents;
  /** Tires, at least 1. */
  readonly quantity: number;
  /** Single (not dual) load marked on the sidewall; federal excise tax hangs on it. */
  readonly maxLoadLb: number;
  readonly isOversized: boolean;
  readonly weightLb: number;
  /** Rim diameter; only states whose fee changes with it look. Left out, the tire counts as below every limit. */
  readonly rimIn?: number;
  readonly roadHazard: { readonly isChosen: boolean; readonly costPerTireInCents: Cents };
}

/** Where the tires go (the shop, when they are installed): it decides tax and fee. */
export interface PriceDestination {
  /** Two-letter code. */
  readonly state: string;
  readonly salesTaxRatePpm: number;
  readonly tireFee: TireFee;
}

/** Everything a price hangs on; `installation` and `destination` are null until the shopper has chosen. */
export interface PriceRequest {
  readonly lines: readonly PriceLine[];
  readonly installation: { readonly pricePerTireInCents: Cents } | null;
  readonly destination: PriceDestination | null;
  readonly context: PriceContext;
}

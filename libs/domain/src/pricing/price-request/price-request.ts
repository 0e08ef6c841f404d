import type { TireFee } from '../../delivery/index.js';
import type { Cents } from '../../money/index.js';
import type { PriceContext } from './price-context.js';

/** The facts by which price lists and promotions match a tire. */
export interface TireTraits {
  readonly tireId: string;
  readonly productLineId: string;
  readonly brandSlug: string;
  readonly categoryId: number;
  readonly sizeCode: string;
}

/** One tire of the cart. */
export interface PriceLine {
  /** Unique in its request. Lines are priced in the order of their ids, so their position doesn't matter. */
  readonly lineId: string;
  readonly tire: TireTraits;
  /** The tire's own price, paid by everyone without a price list. */
  readonly unitPriceInCents: Cents;
  /** The price that a quote holds for it, in place of lists and promotions; missing for most tires. */
  readonly heldPriceInCents?: Cents;
  /** Number of tires, at least 1. */
  readonly quantity: number;
  /** Single (not dual) load marked on the sidewall; federal excise tax depends on it. */
  readonly maxLoadLb: number;
  readonly isOversized: boolean;
  readonly weightLb: number;
  /** Rim diameter; used only in states whose fee depends on it. If missing, the tire is below every limit. */
  readonly rimIn?: number;
  readonly roadHazard: { readonly isChosen: boolean; readonly costPerTireInCents: Cents };
}

/** The tires' destination (the shop, if installed); it decides tax and fee. */
export interface PriceDestination {
  /** Two-letter code. */
  readonly state: string;
  readonly salesTaxRatePpm: number;
  readonly tireFee: TireFee;
}

/** Everything a price depends on; `installation` and `destination` are null until the shopper chooses. */
export interface PriceRequest {
  readonly lines: readonly PriceLine[];
  readonly installation: { readonly pricePerTireInCents: Cents } | null;
  readonly destination: PriceDestination | null;
  readonly context: PriceContext;
}

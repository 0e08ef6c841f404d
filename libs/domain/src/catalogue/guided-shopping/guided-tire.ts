import type { Cents } from '../../money/index.js';

/** The facts about a set of tires that guided shopping uses. */
export interface GuidedTire {
  readonly id: string;
  /** The price of a set of four, out the door if the place is known. */
  readonly setPriceInCents: Cents;
  readonly categoryName: string;
  readonly hasSnowflake: boolean;
  /** The maker's warranty in miles; null for none. */
  readonly warrantyMiles: number | null;
  /** Parts of the SimpleScore, 0 to 10; null if the line has no score. */
  readonly score: {
    readonly longLasting: number;
    readonly handling: number;
    readonly traction: number;
    readonly durability: number;
  } | null;
  /** Fit on the shopper's vehicle; null without one. */
  readonly fit: 'fits' | 'conditional' | 'refused' | 'unknown' | null;
  /** True if four can be bought. */
  readonly isAvailable: boolean;
}

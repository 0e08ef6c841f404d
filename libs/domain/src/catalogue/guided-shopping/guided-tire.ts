import type { Cents } from '../../money/index.js';

/** What guided shopping looks at in a set of tires. */
export interface GuidedTire {
  readonly id: string;
  /** What a set of four costs, out the door where the place is known. */
  readonly setPriceInCents: Cents;
  readonly categoryName: string;
  readonly hasSnowflake: boolean;
  /** Miles the maker stands for; null for none. */
  readonly warrantyMiles: number | null;
  /** Parts of the SimpleScore, 0 to 10; null where a line has none. */
  readonly score: {
    readonly longLasting: number;
    readonly handling: number;
    readonly traction: number;
    readonly durability: number;
  } | null;
  /** Against the shopper's vehicle; null without one. */
  readonly fit: 'fits' | 'conditional' | 'refused' | 'unknown' | null;
  /** Whether four can be bought. */
  readonly isAvailable: boolean;
}

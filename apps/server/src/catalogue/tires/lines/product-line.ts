import type { ScoreWeights } from '@simpletread/domain';

/** SimpleScore of a product line: each figure from 0 to 10 with one decimal. */
export interface Score {
  readonly overall: number;
  readonly longLasting: number;
  readonly handling: number;
  readonly traction: number;
  readonly durability: number;
}

/** The facts that all sizes of a product line share. */
export interface ProductLine {
  readonly lineId: string;
  /** The brand's permanent key in price rules. */
  readonly brandKey: string;
  /** The current addresses of brand and line in the shop. */
  readonly brandSlug: string;
  readonly brandName: string;
  readonly lineSlug: string;
  readonly lineName: string;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly categorySlug: string;
  readonly vehicleType: string;
  readonly description: string;
  readonly utqgTreadwear: number | null;
  readonly warrantyMiles: number | null;
  readonly hasSnowflake: boolean;
  /** Built for electric vehicles, as its maker says. */
  readonly isForElectric: boolean;
  readonly score: Score | null;
  /** Those that made the overall score of this line; null without one. */
  readonly scoreWeights: ScoreWeights | null;
  /** 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly imageKey: string;
  readonly isOurPick: boolean;
  /** Its place among our picks, from 1. Null if it has none. */
  readonly pickPosition: number | null;
}

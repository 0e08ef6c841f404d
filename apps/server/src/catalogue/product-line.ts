/** SimpleScore of a product line: each figure from 0 to 10 with one decimal. */
export interface Score {
  readonly overall: number;
  readonly longLasting: number;
  readonly handling: number;
  readonly traction: number;
  readonly durability: number;
}

/** What all sizes of a product line share. */
export interface ProductLine {
  readonly lineId: string;
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
  readonly score: Score | null;
  /** 1 to 5; null before the first review. */
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly imageKey: string;
  readonly isOurPick: boolean;
}

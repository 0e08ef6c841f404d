/** The seed's view of the imported reference data. */

export type Tier = 'premium' | 'mid' | 'value';

export interface LineRow {
  readonly id: string;
  readonly brandSlug: string;
  readonly brandName: string;
  readonly name: string;
  readonly categoryId: number;
  readonly vehicleType: string;
  readonly tier: Tier;
  readonly treadwear: number | null;
  readonly warrantyMiles: number | null;
  readonly hasSnowflake: boolean;
  readonly imageKey: string;
}

export interface SizeRow {
  readonly code: string;
  readonly kind: string;
  /** Millimeters for metric sizes, inches for those named in inches. */
  readonly width: number | null;
  readonly aspect: number | null;
  readonly rimIn: number;
  readonly diameterIn: number;
  /** Section width in inches for every notation. */
  readonly sectionIn: number;
  readonly loadRange: string | null;
  readonly loadIndex: number | null;
  readonly dualLoadIndex: number | null;
  readonly oeCount: number;
  readonly oe: OeMarking | null;
}

/** The most common factory marking of this size. */
export interface OeMarking {
  readonly loadIndex: number | null;
  readonly speedSymbol: string | null;
}

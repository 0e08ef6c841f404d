/** What the seed reads back from the imported reference data. */

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
  /** Millimetres for metric sizes, inches for those named in inches. */
  readonly width: number | null;
  readonly aspect: number | null;
  readonly rimIn: number;
  readonly diameterIn: number;
  /** Section width in inches whatever the notation. */
  readonly sectionIn: number;
  readonly loadRange: string | null;
  readonly loadIndex: number | null;
  readonly dualLoadIndex: number | null;
  readonly oeCount: number;
  readonly oe: OeMarking | null;
}

/** What makers mostly mark on this size when they fit it. */
export interface OeMarking {
  readonly loadIndex: number | null;
  readonly speedSymbol: string | null;
}

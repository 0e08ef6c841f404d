/** The seed's view of the imported reference data. */
import { z } from 'zod';

const TIERS = ['premium', 'mid', 'value'] as const;
export type Tier = (typeof TIERS)[number];

export const lineRow = z.object({
  id: z.string(),
  brandSlug: z.string(),
  brandName: z.string(),
  name: z.string(),
  categoryId: z.number(),
  vehicleType: z.string(),
  tier: z.enum(TIERS),
  treadwear: z.number().nullable(),
  warrantyMiles: z.number().nullable(),
  hasSnowflake: z.boolean(),
  imageKey: z.string(),
});

export type LineRow = z.output<typeof lineRow>;

/** A size as its table has it. */
export const sizeRow = z.object({
  code: z.string(),
  kind: z.string(),
  /** Millimeters for metric sizes, inches for those named in inches. */
  width: z.number().nullable(),
  aspect: z.number().nullable(),
  rimIn: z.number(),
  diameterIn: z.number(),
  loadRange: z.string().nullable(),
  loadIndex: z.number().nullable(),
  dualLoadIndex: z.number().nullable(),
  oeCount: z.number(),
});

/** The most common factory marking of a size. */
export const oeMarkingRow = z.object({
  code: z.string(),
  loadIndex: z.number().nullable(),
  speedSymbol: z.string().nullable(),
});

export type OeMarking = Omit<z.output<typeof oeMarkingRow>, 'code'>;

export type SizeRow = z.output<typeof sizeRow> & {
  /** Section width in inches for every notation. */
  readonly sectionIn: number;
  /** Null for a size that no maker mounts. */
  readonly oe: OeMarking | null;
};

import { z } from 'zod';

import { shape } from '../../platform/shape/index.js';

/** The fit of a product line on the shopper's vehicle: in the factory size with most of its tires. */
export const lineFit = shape({
  sizeCode: z.string(),
  sizeSlug: z.string(),
  /** Null where all wheels take the same size. */
  rearSizeCode: z.string().nullable(),
  rearSizeSlug: z.string().nullable(),
  tireCount: z.int(),
});

/** The judgment of a list of lines for a vehicle; null in replies that were asked for none. */
export const linesFit = shape({
  /** `some` lists only lines that fit; `none` lists nothing; `unknown` lists all, because the vehicle's sizes aren't known. */
  kind: z.enum(['some', 'none', 'unknown']),
  /** Lines that were left out. */
  refusedCount: z.int(),
});

export type LineFit = z.output<typeof lineFit>;
export type LinesFit = z.output<typeof linesFit>;

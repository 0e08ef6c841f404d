import { z } from 'zod';

import type { VersionStep } from '../../../platform/cache/index.js';
import type { ChangedLines } from './changed-index.js';

/** The channel on which the database announces writes to brands, lines, sizes, tires or prices. */
export const CATALOGUE_CHANGED = 'catalogue.changed';

const told = z.object({
  from: z.string(),
  to: z.string(),
  lines: z.array(z.string()),
  sizes: z.array(z.string()),
});

/** The database's message about a write to lines or tires. Null if anything may have changed. */
export const catalogueChangeOf = (payload: string): (VersionStep & ChangedLines) | null => {
  if (payload === '') return null;
  try {
    return told.parse(JSON.parse(payload));
  } catch {
    return null;
  }
};

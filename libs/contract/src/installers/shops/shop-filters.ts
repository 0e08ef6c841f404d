import type { z } from 'zod';

import { flagParam, wordsParam } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** The shops of a list that are wanted; each is left open by default. */
export const shopFilters = shape({
  /** Open at this moment, in the shop's own time and not on its holidays. */
  open: flagParam.optional(),
  /** Services and badges; a shop has all of them. Words that are neither match none. */
  offers: wordsParam.optional(),
});

export type ShopFilters = z.output<typeof shopFilters>;

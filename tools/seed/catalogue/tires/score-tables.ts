import type { ByScorePart } from '@simpletread/domain';

import type { Tier } from './catalogue-rows.js';

/** Base scores of a category, before the line's own data: each 0 to 10. */
export const CATEGORY_SCORES: Readonly<Record<number, ByScorePart>> = {
  1: { longLasting: 7.8, handling: 7.4, traction: 7.5, durability: 7.6 },
  2: { longLasting: 7.1, handling: 8.4, traction: 7.9, durability: 7.3 },
  3: { longLasting: 7.0, handling: 7.0, traction: 8.9, durability: 7.3 },
  4: { longLasting: 7.6, handling: 6.7, traction: 8.2, durability: 8.5 },
  5: { longLasting: 8.1, handling: 7.2, traction: 7.2, durability: 8.1 },
  6: { longLasting: 6.6, handling: 5.8, traction: 8.4, durability: 9.0 },
  8: { longLasting: 6.8, handling: 9.0, traction: 8.3, durability: 7.1 },
  10: { longLasting: 6.6, handling: 8.9, traction: 8.2, durability: 7.0 },
  11: { longLasting: 8.2, handling: 7.6, traction: 7.6, durability: 7.7 },
  13: { longLasting: 7.7, handling: 7.4, traction: 8.6, durability: 7.6 },
  20: { longLasting: 5.2, handling: 9.6, traction: 8.4, durability: 6.3 },
};

/** Truck tires are built heavier; a trailer tire doesn't steer. */
export const VEHICLE_SCORES: Readonly<Record<string, Partial<ByScorePart>>> = {
  'Light Truck': { durability: 0.5, handling: -0.2 },
  'Commercial Van': { durability: 0.7, handling: -0.2 },
  'Commercial Truck': { durability: 1.0, longLasting: 0.6, handling: -0.4 },
  'SUV/Crossover': { handling: -0.1, durability: 0.1 },
};

export const TIER_SCORES: Readonly<Record<Tier, ByScorePart>> = {
  premium: { longLasting: 0.4, handling: 0.5, traction: 0.6, durability: 0.4 },
  mid: { longLasting: 0.1, handling: 0.1, traction: 0.1, durability: 0.1 },
  value: { longLasting: -0.4, handling: -0.5, traction: -0.6, durability: -0.4 },
};

import { ownValue } from '../../lookup/index.js';
import type { GuidedDriving, GuidedWinter } from './guided-answers.js';
import type { GuidedTire } from './guided-tire.js';

type Suitability<Answer extends string> = Readonly<Record<Answer, number>>;

/** Suitability of a category for each kind of winter, 0 to 1. A category at 0 is never recommended there. */
const WINTER: Readonly<Record<string, Suitability<GuidedWinter>>> = {
  Winter: { mild: 0, frosty: 0.7, snowy: 1 },
  'All Weather': { mild: 0.85, frosty: 1, snowy: 0.9 },
  'All Season': { mild: 1, frosty: 0.85, snowy: 0.5 },
  Touring: { mild: 1, frosty: 0.85, snowy: 0.5 },
  Highway: { mild: 1, frosty: 0.8, snowy: 0.45 },
  'All Terrain': { mild: 1, frosty: 0.85, snowy: 0.6 },
  'Mud Terrain': { mild: 1, frosty: 0.7, snowy: 0.4 },
  Performance: { mild: 1, frosty: 0.7, snowy: 0.3 },
  UHP: { mild: 1, frosty: 0.5, snowy: 0.15 },
  // Their rubber turns hard below about 45 °F.
  Summer: { mild: 1, frosty: 0.2, snowy: 0 },
  'Track Competition': { mild: 0.7, frosty: 0.1, snowy: 0 },
  Racing: { mild: 0.6, frosty: 0, snowy: 0 },
};

const DRIVING: Readonly<Record<string, Suitability<GuidedDriving>>> = {
  Winter: { city: 0.9, highway: 0.85, mixed: 0.9, rural: 0.9, 'off-road': 0.4, track: 0 },
  'All Weather': { city: 1, highway: 0.95, mixed: 1, rural: 0.9, 'off-road': 0.35, track: 0.1 },
  'All Season': { city: 1, highway: 1, mixed: 1, rural: 0.85, 'off-road': 0.3, track: 0.2 },
  Touring: { city: 0.95, highway: 1, mixed: 1, rural: 0.8, 'off-road': 0.2, track: 0.2 },
  Highway: { city: 0.85, highway: 1, mixed: 0.95, rural: 0.85, 'off-road': 0.35, track: 0.05 },
  'All Terrain': { city: 0.55, highway: 0.6, mixed: 0.65, rural: 1, 'off-road': 0.95, track: 0 },
  'Mud Terrain': { city: 0.25, highway: 0.25, mixed: 0.3, rural: 0.8, 'off-road': 1, track: 0 },
  Performance: { city: 0.85, highway: 0.85, mixed: 0.85, rural: 0.6, 'off-road': 0.1, track: 0.7 },
  UHP: { city: 0.75, highway: 0.8, mixed: 0.8, rural: 0.5, 'off-road': 0, track: 0.85 },
  Summer: { city: 0.75, highway: 0.8, mixed: 0.8, rural: 0.5, 'off-road': 0, track: 0.9 },
  // Not made for everyday roads.
  'Track Competition': { city: 0, highway: 0, mixed: 0, rural: 0, 'off-road': 0, track: 1 },
  Racing: { city: 0, highway: 0, mixed: 0, rural: 0, 'off-road': 0, track: 0.8 },
};

const UNKNOWN = 0.5;
/** The three-peak mark makes any tire suitable for snow. */
const MARKED_IN_SNOW = 0.85;

type Known = Pick<GuidedTire, 'categoryName' | 'hasSnowflake'>;

/** Returns how well a tire suits a winter, 0 to 1; 0 if it must not be recommended. */
export const winterSuitability = ({ categoryName, hasSnowflake }: Known, winter: GuidedWinter): number => {
  const suits = ownValue(WINTER, categoryName)?.[winter] ?? UNKNOWN;
  return winter === 'snowy' && hasSnowflake && suits > 0 ? Math.max(suits, MARKED_IN_SNOW) : suits;
};

/** Returns how well a category suits its roads, 0 to 1; 0 if it must not be recommended. */
export const drivingSuitability = (
  { categoryName }: Pick<GuidedTire, 'categoryName'>,
  driving: GuidedDriving,
): number => ownValue(DRIVING, categoryName)?.[driving] ?? UNKNOWN;

import type { LatLng } from '../../delivery/index.js';
import { ownValue } from '../../lookup/index.js';
import type { GuidedWinter } from './guided-answers.js';
import { STATE_CLIMATES } from './state-climate.js';

/** A place's weather, as far as it matters for tires. */
export interface LocalClimate {
  /** Estimated mean of January, in °F. */
  readonly januaryF: number;
  readonly winter: GuidedWinter;
  /** Wetter than most of the country, rain and snow combined. */
  readonly isWet: boolean;
}

/** Each degree of latitude north makes January this much colder. */
const F_PER_DEGREE = 2.3;
/** Below the first figure water freezes on most days; between the two, on some days. */
const SNOWY_BELOW_F = 32;
const FROSTY_BELOW_F = 45;
const WET_FROM_IN = 40;
/** Between the Cascades and the ocean, winters are mild for their latitude. */
const PACIFIC = { states: ['WA', 'OR'], west: -121.7, warmerF: 11 } as const;

const winterOf = (januaryF: number): GuidedWinter => {
  if (januaryF < SNOWY_BELOW_F) return 'snowy';
  return januaryF < FROSTY_BELOW_F ? 'frosty' : 'mild';
};

/**
 * Estimates a place's weather from its state and latitude (decision record 48): the state's mean January, colder north of its middle and
 * warmer south of it. Mountains are ignored, so this is only a suggestion that shoppers can change. Null for a place without a known state.
 */
export const localClimate = (state: string, position: LatLng | null): LocalClimate | null => {
  const known = ownValue(STATE_CLIMATES, state);
  if (known === undefined) return null;
  const north = position === null ? 0 : position.lat - known.latitude;
  const isPacific =
    position !== null && PACIFIC.states.some((name) => name === state) && position.lng < PACIFIC.west;
  const januaryF = Math.round(known.januaryF - north * F_PER_DEGREE + (isPacific ? PACIFIC.warmerF : 0));
  return { januaryF, winter: winterOf(januaryF), isWet: known.waterIn >= WET_FROM_IN };
};

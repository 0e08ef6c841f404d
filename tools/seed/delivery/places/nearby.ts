import type { Prng } from '../../random/prng.js';

/** What stands in a ZIP code lies within some two miles of its middle. */
const SPREAD_DEGREES = 0.025;

const around = (degrees: number, random: Prng): number =>
  Math.round((degrees + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)) * 10_000) / 10_000;

/** A position in the ZIP code whose middle is given. */
export const nearby = (
  { lat, lng }: { readonly lat: number; readonly lng: number },
  random: Prng,
): { readonly lat: number; readonly lng: number } => ({ lat: around(lat, random), lng: around(lng, random) });

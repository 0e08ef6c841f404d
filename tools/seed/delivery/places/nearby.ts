import type { Prng } from '../../random/prng.js';

/** An address is within about two miles of its ZIP code's middle. */
const SPREAD_DEGREES = 0.025;

const around = (degrees: number, random: Prng): number =>
  Math.round((degrees + random.between(-SPREAD_DEGREES, SPREAD_DEGREES)) * 10_000) / 10_000;

/** Returns a position in the ZIP code with the given middle. */
export const nearby = (
  { lat, lng }: { readonly lat: number; readonly lng: number },
  random: Prng,
): { readonly lat: number; readonly lng: number } => ({ lat: around(lat, random), lng: around(lng, random) });

/** Why a browser's place cannot be had. The first is the specification's. */
export const PLACE_UNSUPPORTED = 'Sorry, but Geolocation is not supported by this browser.';
export const PLACE_BLOCKED = 'Your browser keeps your location to itself. Please type your ZIP code.';
export const PLACE_FAILED = 'Your location could not be found. Please type your ZIP code.';

const PERMISSION_DENIED = 1;

/** What to say where the browser gave no position. */
export const placeProblem = ({ code }: { readonly code: number }): string =>
  code === PERMISSION_DENIED ? PLACE_BLOCKED : PLACE_FAILED;

/** A position to a hundredth of a degree, about half a mile: a ZIP code needs no more. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Reasons a browser gives no position. The first message is the specification's. */
export const PLACE_UNSUPPORTED = 'Sorry, but Geolocation is not supported by this browser.';
export const PLACE_BLOCKED = 'Your browser doesn’t share your location. Please type your ZIP code.';
export const PLACE_FAILED = 'We couldn’t find your location. Please type your ZIP code.';

const PERMISSION_DENIED = 1;

/** Returns the message if the browser gave no position. */
export const placeProblem = ({ code }: { readonly code: number }): string =>
  code === PERMISSION_DENIED ? PLACE_BLOCKED : PLACE_FAILED;

/** Rounds a position to a hundredth of a degree, about half a mile: enough for a ZIP code. */
export const roughly = (degrees: number): number => Math.round(degrees * 100) / 100;

import { distanceMiles, type LatLng } from '../places/index.js';

/** The radius of a partner shop's service area. The specification requires an area and leaves its size to us. */
export const SERVICE_RADIUS_MILES = 100;

/**
 * True if `place` is in the service area of the shop at `shop`. If either has no position, as a few ZIP codes do, no shopper is turned away.
 */
export const isInServiceArea = (shop: LatLng | null, place: LatLng | null): boolean =>
  shop === null || place === null || distanceMiles(shop, place) <= SERVICE_RADIUS_MILES;

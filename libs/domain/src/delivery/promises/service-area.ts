import { distanceMiles, type LatLng } from '../places/index.js';

/** How far from a partner shop its customers may live. The specification asks for an area and leaves its size to us. */
export const SERVICE_RADIUS_MILES = 100;

/**
 * Whether a customer at `place` lies in the area a shop at `shop` serves. Where one of the two has no position, as a few
 * ZIP codes do, nobody is turned away.
 */
export const isInServiceArea = (shop: LatLng | null, place: LatLng | null): boolean =>
  shop === null || place === null || distanceMiles(shop, place) <= SERVICE_RADIUS_MILES;

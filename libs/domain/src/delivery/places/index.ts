export { distanceMiles, type LatLng } from './distance.js';
export { timeZoneOf } from './time-zone.js';
export { nearestFirst } from './nearest-first.js';

export type { CrashPoint } from './crash-point.js';
export { CRASH_POINTS, crashPoint } from './crash-point.js';
export { closeInTime } from './close-in-time.js';

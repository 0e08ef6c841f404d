export type { RotationFacts, RotationState } from './rotation.js';
export { ROTATION_MILES, ROTATION_MONTHS, rotationState } from './rotation.js';

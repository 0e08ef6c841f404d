export {
  ROTATION_MILES,
  ROTATION_MONTHS,
  type RotationFacts,
  type RotationState,
  rotationState,
} from './rotation.js';

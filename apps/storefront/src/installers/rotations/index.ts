export { BookRotation } from './BookRotation';
export { readRotations, readRotationTimes } from './read-rotations';
export { RotationList } from './RotationList';

export { RotationsModule } from './rotations.module.js';

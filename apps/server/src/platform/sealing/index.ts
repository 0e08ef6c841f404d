export { Seal } from './seal.js';

export { askerOf, type Asker, ASKING_LIMITS } from './asking-limits.js';

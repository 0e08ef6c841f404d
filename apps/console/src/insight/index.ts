export { Dashboard } from './dashboard/index.js';
export { simulations } from './simulations/index.js';

export * from './staff/simulation-result.js';
export * from './staff/simulations.js';

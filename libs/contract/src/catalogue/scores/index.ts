export * from './staff/score-weights.js';

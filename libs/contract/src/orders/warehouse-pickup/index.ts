export * from './staff/pickup-counters.js';
export * from './warehouse-pickup.js';

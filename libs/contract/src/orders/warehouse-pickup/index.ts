export * from './warehouse-pickup.js';

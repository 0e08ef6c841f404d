export * from './record-events.js';

export * from './staff/outbox-events.js';

export * from './staff/messages.js';

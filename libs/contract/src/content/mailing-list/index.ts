export * from './mailing-list.js';
export * from './staff/subscribers.js';

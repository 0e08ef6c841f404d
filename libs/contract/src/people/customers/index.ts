export * from './staff/customer-steps.js';
export * from './staff/customer-timeline.js';
export * from './staff/customers.js';
export * from './staff/customer-messages.js';

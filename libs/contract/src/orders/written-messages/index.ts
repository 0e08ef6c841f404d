export * from './staff/saved-replies.js';
export * from './staff/written-messages.js';

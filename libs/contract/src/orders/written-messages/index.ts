export * from './staff/prepared-texts.js';
export * from './staff/written-messages.js';

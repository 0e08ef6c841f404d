export * from './count.js';
export * from './desk.js';
export * from './dock.js';
export * from './picks.js';

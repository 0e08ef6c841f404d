export * from './answer-delay.js';
export * from './delay-view.js';
export * from './staff/delays.js';

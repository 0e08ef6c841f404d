export * from './staff/list-waiting.js';

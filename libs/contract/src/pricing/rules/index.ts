export * from './checked.js';

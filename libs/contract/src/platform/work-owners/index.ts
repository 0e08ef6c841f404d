export * from './work-owners.js';

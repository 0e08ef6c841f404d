export * from './saved-views.js';

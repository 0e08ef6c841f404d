export * from './syndication.js';

export * from './articles.js';
export * from './staff/articles.js';

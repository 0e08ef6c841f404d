export * from './staff/slug-redirects.js';

export * from './redirects.js';
export * from './staff/slug-redirects.js';

export * from './newsletters.js';
export * from './staff/newsletter-record.js';
export * from './staff/newsletters.js';
export * from './staff/newsletter-segments.js';

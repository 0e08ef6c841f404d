export * from './pay-later.js';

export * from './staff/shop-settings.js';

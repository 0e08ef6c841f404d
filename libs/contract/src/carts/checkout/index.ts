export * from './check-device.js';
export * from './checkout.js';

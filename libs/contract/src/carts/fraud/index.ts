export * from './check-device.js';

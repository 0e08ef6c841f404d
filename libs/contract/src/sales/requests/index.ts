export * from './requests.js';
export * from './staff/requests.js';

export * from './own-privacy.js';
export * from './staff/privacy-requests.js';

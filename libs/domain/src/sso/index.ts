export * from './access/index.js';
export * from './account-types/index.js';
export * from './acting/index.js';
export * from './approvals/index.js';
export * from './garage/index.js';
export * from './privacy/index.js';
export * from './sign-in/index.js';
export * from './verification/index.js';

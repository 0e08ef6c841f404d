export * from './staff/approvals.js';

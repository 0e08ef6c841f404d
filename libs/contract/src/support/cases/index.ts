export * from './staff/case-steps.js';
export * from './staff/cases.js';

export * from './staff/fitment-verdicts.js';
export * from './staff/record-changes.js';
export * from './staff/record-values.js';
export * from './staff/records.js';

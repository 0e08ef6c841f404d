export * from './error-body.js';
export type { FaultEntry } from './fault-entry.js';
export * from './fault-table.js';
export * from './field.js';
export * from './validation-faults.js';

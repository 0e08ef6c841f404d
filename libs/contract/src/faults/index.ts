export type { ErrorBody, FieldFault } from './error-body.js';
export { errorBodySchema, fieldFaultSchema } from './error-body.js';
export type { FaultEntry } from './fault-entry.js';
export { FAULT_TABLE, faultMessage, faultStatus } from './fault-table.js';
export { faultIssue, field } from './field.js';
export { shape } from './shape.js';
export { validationFaults } from './validation-faults.js';

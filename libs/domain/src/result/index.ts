export type { Fault, FaultCode } from './fault.js';
export { FAULT_CODES } from './fault-code.js';
export type { Result } from './result.js';
export { mapResult, ok, refuse } from './result.js';

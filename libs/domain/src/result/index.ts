export { FAULT_CODES, type FaultCode } from './fault-code.js';
export { type Fault, fillWording } from './fault.js';
export { mapResult, ok, refuse, type Result } from './result.js';

export { checkInvariants, type InvariantClient, type InvariantResult } from './check.js';
export { resultLines } from './result-lines.js';

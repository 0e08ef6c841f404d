export type { AuditEntry, StaffContext, StaffDeed } from './audit.js';
export { Audit } from './audit.js';
export { AuditModule } from './audit.module.js';
export type { BreakReason, ChainBreak, ChainCheck } from './chain.repository.js';
export { ChainRepository } from './chain.repository.js';
export { CheckChain } from './check-chain.js';
export type { Fields } from './field-changes.js';
export type { PastVersion, RecordChange, RecordPast } from './history.reader.js';
export { HistoryReader } from './history.reader.js';

export type { Consent, ConsentCategory, ConsentFacts, OptionalCategory } from './consent.js';
export {
  asksForConsent,
  CONSENT_CATEGORIES,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  hasConsent,
  isOverruledBySignal,
  OPTIONAL_CATEGORIES,
  readConsent,
  writeConsent,
} from './consent.js';
export { ERASURE_STATES, erasureMachine, type ErasureState } from './erasure-state.js';
export { EXPORT_STATES, exportMachine, type ExportState } from './export-state.js';
export {
  confirmsErasure,
  ERASURE_GRACE_DAYS,
  ERASURE_WORD,
  erasureDueAt,
  erasureRetryAt,
  EXPORT_DAYS,
  EXPORTS_A_DAY,
  exportExpiresAt,
} from './privacy-periods.js';
export type { StoredValue } from './stored-values.js';
export { STORED_VALUES, storedValueOf } from './stored-values.js';

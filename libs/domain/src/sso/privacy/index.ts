export {
  asksForConsent,
  type Consent,
  CONSENT_CATEGORIES,
  CONSENT_SECONDS,
  CONSENT_VERSION,
  type ConsentCategory,
  type ConsentFacts,
  hasConsent,
  isOverruledBySignal,
  OPTIONAL_CATEGORIES,
  type OptionalCategory,
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
  exportExpiresAt,
  EXPORTS_A_DAY,
} from './privacy-periods.js';
export {
  cookieName,
  hasName,
  nameFor,
  namesOf,
  type StoredCookie,
  type StoredItem,
  type StoredValue,
} from './stored-value.js';
export { isScriptReadable, lifetimeOf, STORED_VALUES, storedValueOf } from './find-stored-value.js';
export * from './cookies-and-values.js';

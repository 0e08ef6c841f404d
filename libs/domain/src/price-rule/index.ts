export {
  COUPON_DRAWN_SIGNS,
  COUPON_SIGNS,
  makeCouponCode,
  parseCouponCode,
  parseCouponPrefix,
  parseOwnCode,
} from './coupon-code.js';
export { type CsvCells, type CsvLine, readCsv, readCsvLines, writeCsv } from './csv-table.js';
export { type EntryFault, type EntryLine, readEntryCsv, writeEntryCsv } from './entry-csv.js';
export {
  ENTRY_COLUMNS,
  type EntryColumn,
  entryColumnOf,
  entryMomentOf,
  entryRuleOf,
  entryScopeOf,
} from './entry-words.js';
export {
  moveRule,
  priceRuleMachine,
  RULE_EVENTS,
  RULE_STATES,
  type RuleEvent,
  rulePhase,
  type RulePhase,
  type RuleState,
} from './rule-state.js';
export { placeOfEntry, type ScheduledEntry } from './scheduled-entry.js';

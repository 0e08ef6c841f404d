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
  audiencesOf,
  type IndexedPriceList,
  indexedPriceList,
  type ListedPrice,
  type ListPrice,
  listPriceOf,
  tiersAt,
  tireCounts,
} from './list-price.js';
export {
  PRICE_ENTRY_SCOPES,
  type PriceAudience,
  type PriceEntryScope,
  type PriceList,
  type PriceListEntry,
  type PriceRule,
} from './price-list.js';
export { placeOfEntry, type ScheduledEntry } from './scheduled-entry.js';

export {
  GUIDED_VEHICLE,
  lockOfPill,
  SEARCH_LOCKS,
  SEARCH_QUERY_TYPES,
  type SearchInput,
  type SearchLock,
  type SearchQueryType,
} from './search-lock.js';
export {
  openSearchSession,
  questionOf,
  searchAfter,
  type SearchEvent,
  type SearchFollowUp,
  type SearchOpening,
  type SearchSession,
  type SearchStep,
} from './search-session.js';
export { withoutRepeatedWords } from './repeated-words.js';
export { searchMachine, type SearchPhase } from './search-state.js';
export { readLoneInches } from './needs/lone-inches.js';
export {
  hasNoNeeds,
  NO_NEEDS,
  type NeedsInWords,
  readCountBesideSize,
  readNeeds,
  type SearchNeeds,
} from './needs/search-needs.js';

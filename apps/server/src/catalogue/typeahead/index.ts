export { TypeaheadModule } from './typeahead.module.js';
export { WarmSearch } from './suggestions/warm-search.js';

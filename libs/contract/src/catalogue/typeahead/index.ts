export * from './staff/searches.js';
export * from './typeahead.js';

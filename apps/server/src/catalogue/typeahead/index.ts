export { TypeaheadModule } from './typeahead.module.js';

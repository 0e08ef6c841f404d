export { CategoriesInput, ReferenceInput, SearchInput, SearchPicker } from './ReferencePicker.js';
export { type SearchedKind, useFound, useReference } from './use-reference.js';

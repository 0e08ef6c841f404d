export { missingSizes } from './missing-sizes/index.js';
export { OurPicksPage } from './our-picks/index.js';
export {
  CategoriesInput,
  ReferenceInput,
  SearchInput,
  SearchPicker,
  type SearchedKind,
  useReference,
} from './pickers/index.js';
export { RECORD_PATHS, recordChanges, recordResources } from './records/index.js';
export { ScoreWeightsPage } from './scores/index.js';
export { products } from './tires/index.js';
export { searches } from './typeahead/index.js';
export { vehicles } from './vehicles/index.js';

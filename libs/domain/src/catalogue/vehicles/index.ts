export { editDistance } from './query/edit-distance.js';
export { type GroupQuery, MAKER_GROUPS, type MakerGroup, parseMakerGroup } from './query/maker-groups.js';
export {
  type MatchedSegment,
  parseVehicleQuery,
  type VehicleField,
  type VehicleQuery,
} from './query/parse-vehicle-query.js';
export { buildSpellingIndex, type SpellingIndex } from './query/spelling-index.js';
export { buildVehicleLexicon, type VehicleLexicon, type VehicleLexiconRow } from './query/vehicle-lexicon.js';
export { leadingSpellings, type ModelSpellings } from './leading-spellings.js';
export { modelSpelling } from './model-spelling.js';
export { vehicleLabel, type VehicleName } from './vehicle-name.js';
export { findBySlug, vehicleSlug } from './vehicle-slug.js';

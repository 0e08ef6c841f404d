export { editDistance } from './edit-distance.js';
export {
  type MatchedSegment,
  parseVehicleQuery,
  type VehicleField,
  type VehicleQuery,
} from './parse-vehicle-query.js';
export { buildSpellingIndex, type SpellingIndex } from './spelling-index.js';
export { buildVehicleLexicon, type VehicleLexicon, type VehicleLexiconRow } from './vehicle-lexicon.js';
export { vehicleLabel, type VehicleName } from './vehicle-name.js';
export { findBySlug, vehicleSlug } from './vehicle-slug.js';

export { byBestMatch, type MatchableTires, type NamedLine } from './best-match.js';
export { isLoadIndex, type LoadIndex, maxLoadKg, maxLoadLb } from './load-index.js';
export {
  isLetterLoadRange,
  isLoadRange,
  LOAD_RANGES,
  type LoadRange,
  loadRangeOfPly,
  plyRating,
} from './load-range.js';
export { parseUtqg, TEMPERATURE_GRADES, TRACTION_GRADES, type Utqg } from './parse-utqg.js';
export { canonicalTireSize } from './size/canonical-tire-size.js';
export { completeTireSize } from './size/complete-tire-size.js';
export { overallDiameterIn, rimDiameterIn, sectionWidthMm } from './size/overall-diameter.js';
export { parseTireSize } from './size/parse-tire-size.js';
export { unmadeSize } from './size/unmade-size.js';
export { findTireSizes, type SizesInWords } from './size/find-tire-sizes.js';
export { dimensionsOf, hasSameDimensions } from './size/same-dimensions.js';
export { heightDifferenceText, type NeighborSize, neighborSizes } from './size/neighbor-sizes.js';
export { isPMetric, searchCodeOf, searchSize } from './size/search-size.js';
export { parseSizeSlug, sizeSlug, writtenSizeSlug } from './size/size-slug.js';
export type {
  CommercialSize,
  Construction,
  FlotationSize,
  LowPressureSize,
  MetricPrefix,
  MetricSize,
  NumericSize,
  ParsedTireSize,
  PaxSize,
  TireSize,
} from './size/tire-size.js';
export { isRatedAtLeast, type TireRating } from './rated-at-least.js';
export {
  compareSpeedSymbols,
  isSpeedAtLeast,
  isSpeedSymbol,
  maxSpeedMph,
  SPEED_SYMBOLS,
  type SpeedSymbol,
} from './speed-symbol.js';
export { type TireClass, tireClass } from './tire-class.js';

export { canonicalTireSize } from './canonical-tire-size.js';
export { completeTireSize } from './complete-tire-size.js';
export { isLoadIndex, type LoadIndex, maxLoadKg, maxLoadLb } from './load-index.js';
export {
  isLetterLoadRange,
  isLoadRange,
  LOAD_RANGES,
  type LoadRange,
  loadRangeOfPly,
  plyRating,
} from './load-range.js';
export { overallDiameterIn, rimDiameterIn, sectionWidthMm } from './overall-diameter.js';
export { parseTireSize } from './parse-tire-size.js';
export { parseUtqg, TEMPERATURE_GRADES, TRACTION_GRADES, type Utqg } from './parse-utqg.js';
export { hasSameDimensions } from './same-dimensions.js';
export { parseSizeSlug, sizeSlug } from './size-slug.js';
export {
  compareSpeedSymbols,
  isSpeedAtLeast,
  isSpeedSymbol,
  maxSpeedMph,
  SPEED_SYMBOLS,
  type SpeedSymbol,
} from './speed-symbol.js';
export { type TireClass, tireClass } from './tire-class.js';
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
} from './tire-size.js';

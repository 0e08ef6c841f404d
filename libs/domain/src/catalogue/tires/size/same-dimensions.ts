import { canonicalTireSize } from './canonical-tire-size.js';
import type { TireSize } from './tire-size.js';

/** Returns one key for all sizes that measure the same, whatever their class: 225/65R17, P225/65R17 and 225/65ZR17. */
export const dimensionsOf = (size: TireSize): string =>
  size.kind === 'metric'
    ? canonicalTireSize({ ...size, prefix: '', isZr: false, suffix: '' })
    : canonicalTireSize(size);

/** True if two sizes measure the same, whatever their class: 225/65R17, P225/65R17 and 225/65ZR17 do. */
export const hasSameDimensions = (a: TireSize, b: TireSize): boolean => dimensionsOf(a) === dimensionsOf(b);

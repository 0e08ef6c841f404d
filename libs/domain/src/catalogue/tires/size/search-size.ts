import { canonicalTireSize } from './canonical-tire-size.js';
import { parseTireSize } from './parse-tire-size.js';
import type { TireSize } from './tire-size.js';

/**
 * Returns the size under which a tire is searched, listed and counted: P225/65R17 and 225/65ZR17 are searched as 225/65R17. P-metric and
 * Euro-metric tires of the same figures fit the same rim and have the same dimensions (TRA Year Book); load index and speed symbol, which may
 * differ, are judged tire by tire. LT, ST, T and C sizes carry other loads at other pressures and stay searches of their own.
 */
export const searchSize = (size: TireSize): TireSize => {
  if (size.kind !== 'metric') return size;
  return { ...size, prefix: size.prefix === 'P' ? '' : size.prefix, isZr: false };
};

/** Returns the code of a size's search, `225/65R17` for `P225/65R17`. A code that is no size is its own search. */
export const searchCodeOf = (code: string): string => {
  const parsed = parseTireSize(code);
  return parsed.ok ? canonicalTireSize(searchSize(parsed.value.size)) : code;
};

/** True for a code in the P-metric form, `P225/65R17`: the same search as 225/65R17, with a marking of its own. */
export const isPMetric = (code: string): boolean => /^P\d/.test(code);

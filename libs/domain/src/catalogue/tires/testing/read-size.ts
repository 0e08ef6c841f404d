import { canonicalTireSize } from '../size/canonical-tire-size.js';
import { parseTireSize } from '../size/parse-tire-size.js';
import type { TireSize } from '../size/tire-size.js';

/** Reads a text that a test knows to be a size. */
export const readSize = (text: string): TireSize => {
  const parsed = parseTireSize(text);
  if (!parsed.ok) throw new Error(`no size: ${text}`);
  return parsed.value.size;
};

/** Returns a text's canonical form, or its fault code. */
export const canonicalOf = (text: string): string => {
  const parsed = parseTireSize(text);
  return parsed.ok ? canonicalTireSize(parsed.value.size) : parsed.fault.code;
};

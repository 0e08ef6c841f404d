import { canonicalTireSize, parseTireSize } from '../tires/index.js';

const LITERAL = /(P|LT|ST|T)?(\d{3})[/17)(IJ|]?(\d{2})Z?R(\d{2})/g;

/** Returns the metric sizes that a reading (from plainReading) contains letter by letter, canonical. ZR counts as R. */
export const sizesInText = (reading: string): readonly string[] =>
  [...reading.matchAll(LITERAL)].flatMap(([, prefix = '', width, aspect, rim]) => {
    const parsed = parseTireSize(`${prefix}${width}/${aspect}R${rim}`);
    return parsed.ok ? [canonicalTireSize(parsed.value.size)] : [];
  });

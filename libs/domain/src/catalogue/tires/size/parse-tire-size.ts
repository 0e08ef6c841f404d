import { ok, refuse, type Result } from '../../../result/index.js';
import { cutText } from '../../../text/index.js';
import { readByDiameterSize } from './read-by-diameter-size.js';
import { readCommercialSize, readNumericSize, readPaxSize } from './read-by-width-size.js';
import { readFullProfileSize, readMetricSize } from './read-metric-size.js';
import { readServiceDescription } from '../service-description.js';
import type { SizeReader } from './size-reading.js';
import { sizeText } from './size-text.js';
import { tireClass } from '../tire-class.js';
import type { ParsedTireSize } from './tire-size.js';

const READERS: readonly SizeReader[] = [
  readMetricSize,
  readPaxSize,
  readByDiameterSize,
  readFullProfileSize,
  readCommercialSize,
  readNumericSize,
];

/**
 * Reads a tire size as people write it: metric, P, LT, ST, T, flotation, ATV, commercial and PAX sizes, with or without separators, in any
 * case, followed by load index, speed symbol and load range in any order. Refuses figures that nobody makes, so phone numbers and ZIP codes
 * are not sizes. Never throws. Faults: tireSize.unreadable.
 */
export const parseTireSize = (text: string): Result<ParsedTireSize, 'tireSize.unreadable'> => {
  const normalized = sizeText(text);
  for (const read of normalized ? READERS : []) {
    const reading = read(normalized ?? '');
    if (!reading) continue;
    const { size, rest, ...known } = reading;
    const { speedSymbol: inner, ...others } = known;
    const service = readServiceDescription(rest, tireClass(size) === 'passenger', others);
    if (!service) continue;
    const speedSymbol = service.speedSymbol ?? inner;
    return ok({
      size,
      ...service,
      ...(speedSymbol ? { speedSymbol } : {}),
      isExtraLoad: service.loadRange === 'XL',
    });
  }
  return refuse('tireSize.unreadable', { text: cutText(text, 40) });
};

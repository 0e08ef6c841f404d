import { isByDiameterMade } from './made-sizes.js';
import { rimFrom, type SizeReader } from './size-reading.js';
import type { TireSize } from './tire-size.js';

const WITH_X =
  /^(?<lt>LT)? ?(?<diameter>\d{1,2}(?:\.\d{1,2})?) ?X ?(?<width>\d{1,2}\.\d{1,2}|\d{1,4})(?<join> ?[RX/-] ?-?| )(?<rim>\d{1,2}\.5|\d{1,2})(?![\d.]) ?(?<suffix>LT(?![A-Z]))?/;
const WITH_DECIMALS =
  /^(?<lt>LT)? ?(?<diameter>\d{2}) ?[/ -] ?(?<width>\d{1,2}\.\d{1,2})(?<join> ?[RX/-] ?-?| )(?<rim>\d{2})(?![\d.]) ?(?<suffix>LT(?![A-Z]))?/;
const WITHOUT_SEPARATORS =
  /^(?<lt>LT)? ?(?<diameter>\d{2})(?<width>\d{4}|\d{2}\.\d{1,2})(?<join> ?[R-]? ?)(?<rim>\d{2})(?![\d.]) ?(?<suffix>LT(?![A-Z]))?/;

/** 1250 and 125 mean 12.50 without its point; 8, 10 and 12 are whole inches. */
const widthFrom = (typed: string): number => {
  if (typed.includes('.') || typed.length <= 2) return Number(typed);
  const digits = typed.startsWith('1') && typed.length < 5 ? 2 : 1;
  return Number(`${typed.slice(0, digits)}.${typed.slice(digits)}`);
};

/**
 * Light-truck flotation widths end in .50 and use 14-inch rims and up, so people leave out the LT. 32X9.50R15 is the one UTV size that
 * looks the same.
 */
const isFlotation = (diameterIn: number, widthIn: number, rimIn: number): boolean => {
  const isUtvSize = diameterIn === 32 && widthIn === 9.5 && rimIn === 15;
  return rimIn >= 14 && widthIn >= 8.5 && widthIn % 1 === 0.5 && diameterIn >= 27 && !isUtvSize;
};

const sizeFrom = (groups: Readonly<Record<string, string | undefined>>): TireSize | null => {
  const diameterIn = Number(groups.diameter);
  const widthText = groups.width ?? '';
  const widthIn = widthFrom(widthText);
  const rimIn = rimFrom(groups.rim ?? '');
  if (!isByDiameterMade(diameterIn, widthIn, rimIn)) return null;
  const isMarkedLt = groups.lt !== undefined || groups.suffix !== undefined;
  if (isMarkedLt || isFlotation(diameterIn, widthIn, rimIn)) {
    return rimIn >= 14 ? { kind: 'flotation', diameterIn, widthIn, rimIn } : null;
  }
  const join = groups.join ?? '';
  const construction = join.includes('R') || (!join.includes('-') && rimIn >= 14) ? 'R' : '-';
  const isTrailer = !Number.isInteger(diameterIn);
  const widthDecimals = isTrailer && /\.0$/.test(widthText) ? 1 : 2;
  return { kind: 'lowPressure', diameterIn, widthIn, construction, rimIn, widthDecimals };
};

/** Reads 33X12.50R15LT, 33x12.5R15, 33/12.50R15, 33x1250-15, 33125015, 25x8-12 and 26X9.00R14. */
export const readByDiameterSize: SizeReader = (text) => {
  for (const pattern of [WITH_X, WITH_DECIMALS, WITHOUT_SEPARATORS]) {
    const match = pattern.exec(text);
    const size = match?.groups ? sizeFrom(match.groups) : null;
    if (match && size && (pattern === WITH_X || size.kind === 'flotation')) {
      return { size, rest: text.slice(match[0].length) };
    }
  }
  return null;
};

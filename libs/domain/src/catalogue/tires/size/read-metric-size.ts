import type { LoadRange } from '../load-range.js';
import { isMetricMade } from './made-sizes.js';
import { rimFrom, type SizeReader, type SizeReading } from './size-reading.js';
import { isSpeedSymbol } from '../speed-symbol.js';
import type { Construction, MetricPrefix, MetricSize } from './tire-size.js';

const METRIC = new RegExp(
  '^(?<prefix>P|LT|ST|T|HL)? ?(?<width>\\d{3})(?<between> ?[/X.-]? ?)(?<aspect>\\d{2})' +
    '(?<before>[ /X.-]*)(?<letters>[SHVZ]?RF?|D|B)?(?<after>[ /-]*)' +
    '(?<rim>\\d{1,2}\\.\\d|\\d{1,3})(?![\\d.]) ?(?<suffix>(?:LT|ST|C)(?![A-Z]))?',
);
const FULL_PROFILE =
  /^(?<prefix>ST|LT)? ?(?<width>\d{3}) ?\/? ?R ?-?(?<rim>\d{2})(?![\d.]) ?(?<suffix>C(?![A-Z]))?/;

/** Cart and lawn tires on small rims are wide and diagonal. Cars never had that width on a 12-inch rim. */
const isSmallDiagonal = (widthMm: number, rimIn: number): boolean => widthMm >= 200 && rimIn <= 12;

const constructionOf = (letters: string, hasDash: boolean, widthMm: number, rimIn: number): Construction => {
  if (letters === 'D' || letters === 'B') return letters;
  return letters === '' && hasDash && isSmallDiagonal(widthMm, rimIn) ? '-' : 'R';
};

/** Phone numbers have a dash and then four digits. Bare digits must be an everyday size. */
const isPhoneLike = (between: string, separators: string, widthMm: number, rimIn: number): boolean => {
  if (separators !== '') return false;
  if (between.includes('-')) return true;
  return between === '' && (widthMm > 355 || rimIn < 12 || rimIn > 26);
};

/** C after LT, ST and P sizes is a load range; after Euro-metric sizes it is the van-tire suffix. */
const withSuffix = (
  prefix: string,
  suffix: string,
): { prefix: MetricPrefix; suffix: '' | 'C'; loadRange?: LoadRange } | null => {
  if (prefix === 'HL') return suffix === '' ? { prefix: '', suffix: '', loadRange: 'HL' } : null;
  const written = prefix as MetricPrefix;
  if (suffix === 'LT') return written === '' || written === 'LT' ? { prefix: 'LT', suffix: '' } : null;
  if (suffix === 'ST') return written === '' || written === 'ST' ? { prefix: 'ST', suffix: '' } : null;
  if (suffix === 'C' && written === '') return { prefix: '', suffix: 'C' };
  return suffix === 'C' ? { prefix: written, suffix: '', loadRange: 'C' } : { prefix: written, suffix: '' };
};

/** Reads every spelling of 225/65R17: prefixes, separators or none, ZR, 205/55VR16, 235/65R16C, 225/70R195. */
export const readMetricSize: SizeReader = (text) => {
  const match = METRIC.exec(text);
  const groups = match?.groups;
  if (!groups) return null;
  const { prefix = '', between = '', before = '', letters = '', after = '', suffix = '' } = groups;
  const widthMm = Number(groups.width);
  const aspect = Number(groups.aspect);
  const rimIn = rimFrom(groups.rim ?? '');
  if (!isMetricMade(widthMm, aspect, rimIn)) return null;
  if (isPhoneLike(between, before + letters + after, widthMm, rimIn)) return null;
  const marks = withSuffix(prefix, suffix);
  if (!marks) return null;
  const size: MetricSize = {
    kind: 'metric',
    prefix: marks.prefix,
    widthMm,
    aspect,
    construction: constructionOf(letters, (before + after).includes('-'), widthMm, rimIn),
    isZr: letters.startsWith('Z'),
    rimIn,
    suffix: marks.suffix,
  };
  const speed = letters.charAt(0);
  const reading: SizeReading = {
    size,
    rest: text.slice(match[0].length),
    ...(marks.loadRange ? { loadRange: marks.loadRange } : {}),
  };
  return /^[SHV]/.test(letters) && isSpeedSymbol(speed) ? { ...reading, speedSymbol: speed } : reading;
};

/** Reads 185R14C and ST145R12: metric widths without an aspect ratio. */
export const readFullProfileSize: SizeReader = (text) => {
  const match = FULL_PROFILE.exec(text);
  if (!match?.groups) return null;
  const widthMm = Number(match.groups.width);
  const rimIn = Number(match.groups.rim);
  const marks = withSuffix(match.groups.prefix ?? '', match.groups.suffix ?? '');
  if (!marks || !isMetricMade(widthMm, null, rimIn)) return null;
  return {
    size: {
      kind: 'metric',
      prefix: marks.prefix,
      widthMm,
      aspect: null,
      construction: 'R',
      isZr: false,
      rimIn,
      suffix: marks.suffix,
    },
    rest: text.slice(match[0].length),
    ...(marks.loadRange ? { loadRange: marks.loadRange } : {}),
  };
};

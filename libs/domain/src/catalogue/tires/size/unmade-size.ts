import { isMetricMade } from './made-sizes.js';
import { sizeText } from './size-text.js';
import type { MetricPrefix, MetricSize } from './tire-size.js';

/** As on a sidewall: with a stroke between width and ratio, and R or a stroke before the rim. Bare figures may be anything. */
const WRITTEN =
  /(?<![\dA-Z])(?<prefix>P|LT|ST|T)? ?(?<width>\d{3}) ?\/ ?(?<aspect>\d{2}) ?(?:\/|-|Z?RF?) ?(?<rim>\d{2})(?![\d.])/;

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/**
 * Returns the first metric size in a text that is written as one but isn't made, such as 225/64R17: an odd width or ratio, most likely a slip. Null without
 * one, and for a text whose size is made.
 */
export const unmadeSize = (text: string): MetricSize | null => {
  const groups = WRITTEN.exec(sizeText(text) ?? '')?.groups;
  if (groups === undefined) return null;
  const [widthMm, aspect, rimIn] = [groups.width, groups.aspect, groups.rim].map(Number) as [
    number,
    number,
    number,
  ];
  const isLikely = isWithin(widthMm, 115, 455) && isWithin(aspect, 20, 95) && isWithin(rimIn, 8, 30);
  if (!isLikely || isMetricMade(widthMm, aspect, rimIn)) return null;
  const prefix = (groups.prefix ?? '') as MetricPrefix;
  return { kind: 'metric', prefix, widthMm, aspect, construction: 'R', isZr: false, rimIn, suffix: '' };
};

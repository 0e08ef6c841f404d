import { isCommercialMade, isNumericMade, isPaxMade } from './made-sizes.js';
import { rimFrom, type SizeReader } from './size-reading.js';

const RADIAL =
  /^(?<lt>LT)? ?(?<width>\d{1,2}(?:\.\d{1,2})?) ?R ?-?(?<rim>\d{2}\.5|\d{2,3})(?![\d.]) ?(?<suffix>LT(?![A-Z]))?/;
const TUBELESS =
  /^(?<width>\d{1,2}(?:\.\d{1,2})?)(?: ?[/-] ?| )(?<rim>\d{2}\.5)(?![\d.]) ?(?<suffix>LT(?![A-Z]))?/;
const DIAGONAL = /^(?<width>\d{1,2}\.\d{1,2})(?: ?[-X] ?| )(?<rim>\d{1,2})(?![\d.])/;
const PAX = /^(?<width>\d{3}) ?[-/ ] ?(?<diameter>\d{3}) ?R ?(?<rim>\d{3})(?:A(?![A-Z])|(?![\dA-Z.]))/;

/** Reads 11R22.5, 11 22.5, 11r225, 8.25R20 and 7.50R16LT. Widths on 16.5-inch rims are light-truck sizes only. */
export const readCommercialSize: SizeReader = (text) => {
  const match = RADIAL.exec(text) ?? TUBELESS.exec(text);
  if (!match?.groups) return null;
  const widthIn = Number(match.groups.width);
  const rimIn = rimFrom(match.groups.rim ?? '');
  if (!isCommercialMade(widthIn, rimIn)) return null;
  const isLt = match.groups.suffix !== undefined || match.groups.lt !== undefined || rimIn === 16.5;
  return {
    size: { kind: 'commercial', widthIn, rimIn, suffix: isLt ? 'LT' : '' },
    rest: text.slice(match[0].length),
  };
};

/** Reads 4.80-8 and 4.80x8; the decimals distinguish it from a date. */
export const readNumericSize: SizeReader = (text) => {
  const match = DIAGONAL.exec(text);
  if (!match?.groups) return null;
  const widthIn = Number(match.groups.width);
  const rimIn = Number(match.groups.rim);
  if (!isNumericMade(widthIn, rimIn)) return null;
  return { size: { kind: 'numeric', widthIn, rimIn }, rest: text.slice(match[0].length) };
};

/** Reads 235-710R460A. */
export const readPaxSize: SizeReader = (text) => {
  const match = PAX.exec(text);
  if (!match?.groups) return null;
  const widthMm = Number(match.groups.width);
  const diameterMm = Number(match.groups.diameter);
  const rimMm = Number(match.groups.rim);
  if (!isPaxMade(widthMm, diameterMm, rimMm)) return null;
  return { size: { kind: 'pax', widthMm, diameterMm, rimMm }, rest: text.slice(match[0].length) };
};

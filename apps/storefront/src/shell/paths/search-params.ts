import { cutText, ownValue, storableText } from '@simpletread/domain';

export type RawParams = Readonly<Record<string, string | string[] | undefined>>;
export type ParamValue = string | number | boolean;

const NUMERIC = /^-?\d+(\.\d+)?$/;

/** Converts an address parameter: `true` and `false` become booleans, numeric text becomes a number. */
export const paramValue = (text: string): ParamValue => {
  if (text === 'true' || text === 'false') return text === 'true';
  return NUMERIC.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;
};

const firstOf = (params: RawParams, name: string): string | undefined => {
  const value = ownValue(params, name);
  return typeof value === 'string' ? value : value?.[0];
};

/** Returns a parameter's words, from repeated names or separated by commas, without duplicates. */
export const wordsOf = (params: RawParams, name: string): string[] => {
  const value = ownValue(params, name);
  const texts = value === undefined ? [] : typeof value === 'string' ? [value] : value;
  return [
    ...new Set(texts.flatMap((text) => text.split(',')).filter((word) => /^[\w()-]{1,40}$/.test(word))),
  ];
};

/** Returns a whole number between `min` and `max`, or undefined for anything else. */
export const wholeNumberOf = (
  params: RawParams,
  name: string,
  min: number,
  max: number,
): number | undefined => {
  const value = paramValue(firstOf(params, name) ?? '');
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
    ? value
    : undefined;
};

export const isOn = (params: RawParams, name: string): boolean =>
  paramValue(firstOf(params, name) ?? '') === true;

/** Returns a parameter's text, cut to `most` code points, so that no emoji is cut in half; empty if absent. */
export const textOf = (params: RawParams, name: string, most = 100): string =>
  cutText(storableText((firstOf(params, name) ?? '').slice(0, 4 * most)), most);

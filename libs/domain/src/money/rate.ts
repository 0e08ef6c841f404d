declare const rateBrand: unique symbol;

/** A rate in parts per million: 6% is 60,000. Never negative. */
export type RatePpm = number & { readonly [rateBrand]: true };

const PPM_DIGITS_BELOW_PERCENT = 4;

/** Marks `n` as a rate; throws `RangeError` unless it is a whole number of parts per million from 0 up. */
export const ratePpm = (n: number): RatePpm => {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a rate in parts per million: ${n}`);
  return n as RatePpm;
};

/**
 * Reads a percentage with up to four decimals (`6.875`, `8`, `5.6 %`) without passing through a float. Anything else throws `RangeError`:
 * rates come from reference data, and a bad one must stop the import.
 */
export const ratePpmFromPercentText = (text: string): RatePpm => {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?\s*%?$/.exec(text.trim());
  if (!match) throw new RangeError(`not a percentage: ${text}`);
  const [, whole = '', fraction = ''] = match;
  return ratePpm(Number(whole + fraction.padEnd(PPM_DIGITS_BELOW_PERCENT, '0')));
};

/** Returns a rate without trailing zeros: `6.875%`, `8%`. */
export const formatRate = (rate: RatePpm): string => {
  const digits = String(rate).padStart(PPM_DIGITS_BELOW_PERCENT + 1, '0');
  const fraction = digits.slice(-PPM_DIGITS_BELOW_PERCENT).replace(/0+$/, '');
  return `${digits.slice(0, -PPM_DIGITS_BELOW_PERCENT)}${fraction === '' ? '' : `.${fraction}`}%`;
};

import { ok, refuse, type Result } from '../../result/index.js';

/** Excludes 0, O, 1, I and L, which look alike, and U, so that few words appear. */
export const COUPON_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random characters of a generated code: 30 to the 12th is more than 2 to the 58th. */
export const COUPON_DRAWN_SIGNS = 12;

const GROUP = 4;
const CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const LEAST_SIGNS = 4;
const MOST_SIGNS = 32;
const PREFIX = /^[A-Z0-9]{0,12}$/;

/**
 * Reads a code in its stored form: capitals, no spaces from pasting, 4 to 32 letters, digits and single hyphens. Refuses text that can't be
 * a code like an unknown code, with `coupon.unknown`.
 */
export const parseCouponCode = (text: string): Result<string, 'coupon.unknown'> => {
  const code = text.replace(/\s+/g, '').toUpperCase();
  const isCode = code.length >= LEAST_SIGNS && code.length <= MOST_SIGNS && CODE.test(code);
  return isCode ? ok(code) : refuse('coupon.unknown');
};

/** Reads the prefix of generated codes: at most 12 letters and digits, in capitals. Refuses with `coupon.prefixInvalid`. */
export const parseCouponPrefix = (text: string): Result<string, 'coupon.prefixInvalid'> => {
  const prefix = text.trim().toUpperCase();
  return PREFIX.test(prefix) ? ok(prefix) : refuse('coupon.prefixInvalid');
};

/** Reads a shared code that staff choose, such as `WELCOME25`. Refuses with `coupon.codeInvalid`. */
export const parseOwnCode = (text: string): Result<string, 'coupon.codeInvalid'> => {
  const parsed = parseCouponCode(text);
  return parsed.ok ? parsed : refuse('coupon.codeInvalid');
};

/** Generates a code such as `FALL-7K2M-9QXB-4TNR`. `draw` returns a random whole number from 0 to below its argument. */
export const makeCouponCode = (prefix: string, draw: (below: number) => number): string => {
  const signs = Array.from({ length: COUPON_DRAWN_SIGNS }, () =>
    COUPON_SIGNS.charAt(draw(COUPON_SIGNS.length)),
  );
  const groups = Array.from({ length: COUPON_DRAWN_SIGNS / GROUP }, (_, index) =>
    signs.slice(index * GROUP, (index + 1) * GROUP).join(''),
  );
  return [...(prefix === '' ? [] : [prefix]), ...groups].join('-');
};

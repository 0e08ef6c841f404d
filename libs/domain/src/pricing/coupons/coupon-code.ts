import { ok, refuse, type Result } from '../../result/index.js';

/** Neither 0 nor O, 1, I or L, which are mistaken for each other, nor U, so that few words come about. */
export const COUPON_SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Drawn signs of a made code: 30 to the 12th are more than 2 to the 58th. */
export const COUPON_DRAWN_SIGNS = 12;

const GROUP = 4;
const CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const LEAST_SIGNS = 4;
const MOST_SIGNS = 32;
const PREFIX = /^[A-Z0-9]{0,12}$/;

/**
 * A code as it is kept: in capitals, without the spaces that come with pasting; 4 to 32 letters, digits and single hyphens.
 * Whatever cannot be a code is refused as an unknown one, with `coupon.unknown`.
 */
export const parseCouponCode = (text: string): Result<string, 'coupon.unknown'> => {
  const code = text.replace(/\s+/g, '').toUpperCase();
  const isCode = code.length >= LEAST_SIGNS && code.length <= MOST_SIGNS && CODE.test(code);
  return isCode ? ok(code) : refuse('coupon.unknown');
};

/** What made codes begin with: at most 12 letters and digits, in capitals. Refused with `coupon.prefixInvalid`. */
export const parseCouponPrefix = (text: string): Result<string, 'coupon.prefixInvalid'> => {
  const prefix = text.trim().toUpperCase();
  return PREFIX.test(prefix) ? ok(prefix) : refuse('coupon.prefixInvalid');
};

/** A code as somebody chooses it for everybody, such as `WELCOME25`. Refused with `coupon.codeInvalid`. */
export const parseOwnCode = (text: string): Result<string, 'coupon.codeInvalid'> => {
  const parsed = parseCouponCode(text);
  return parsed.ok ? parsed : refuse('coupon.codeInvalid');
};

/** A made code, `FALL-7K2M-9QXB-4TNR`; `draw` gives a whole number from 0 to below what it is given, by chance. */
export const makeCouponCode = (prefix: string, draw: (below: number) => number): string => {
  const signs = Array.from({ length: COUPON_DRAWN_SIGNS }, () =>
    COUPON_SIGNS.charAt(draw(COUPON_SIGNS.length)),
  );
  const groups = Array.from({ length: COUPON_DRAWN_SIGNS / GROUP }, (_, index) =>
    signs.slice(index * GROUP, (index + 1) * GROUP).join(''),
  );
  return [...(prefix === '' ? [] : [prefix]), ...groups].join('-');
};

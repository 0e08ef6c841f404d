import { ok, refuse, type Result } from '../result/index.js';

/** A US phone number: ten digits and an optional extension. */
export interface Phone {
  /** Ten digits, no country code. */
  readonly digits: string;
  /** One to six digits. */
  readonly extension?: string;
}

export const PHONE_TYPES = ['mobile', 'home', 'work'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

const DIGIT_COUNT = 10;
// Spaces, dots, slashes, dashes and the like, as many as were typed.
const SEPARATOR = '[\\s./\\\\|_,\\-\u00B7\u2010-\u2015\u2212]*';
const US_PHONE = new RegExp(
  [
    '^(?:(?:tel|phone|ph|sms|callto|cell|mobile|mob|home|work|office)[.:]*(?://)?)?\\s*',
    `(?:(?:\\+?\\s*1|00\\s*1|011${SEPARATOR}1)${SEPARATOR})?`,
    `([2-9]\\d{2})${SEPARATOR}([2-9]\\d{2})${SEPARATOR}(\\d{4})`,
    `(?:[\\s,;/]*(?:x|extn?\\.?|extension|#)[\\s.:=]*(\\d{1,6}))?$`,
  ].join(''),
  'i',
);
// Phones mark a copied number's direction with characters that nobody sees.
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;
/** "(215)", "[215]", "(+1)": figures in a pair of brackets. */
const GROUPS: readonly RegExp[] = [
  /\(\s*(\+?1|\d{3,4})\s*\)/g,
  /\[\s*(\+?1|\d{3,4})\s*\]/g,
  /\{\s*(\+?1|\d{3,4})\s*\}/g,
];
/** The whole number in a pair of brackets or quotation marks. */
const WRAPPED =
  /^(?:\(([^()[\]{}<>]*)\)|\[([^()[\]{}<>]*)\]|\{([^()[\]{}<>]*)\}|<([^()[\]{}<>]*)>|["“]([^"“”]*)["”])$/;
/** The country of a `tel:` address, and a sentence's end. */
const BEHIND = /;phone-context=\+1(?![\d.])|[.,;]+$/gi;

const plainNumber = (text: string): string => {
  const shown = text.normalize('NFKC').replace(INVISIBLE, '').trim().replace(BEHIND, '');
  const inner =
    WRAPPED.exec(shown)
      ?.slice(1)
      .find((some) => some !== undefined) ?? shown;
  return GROUPS.reduce((number, group) => number.replace(group, ' $1 '), inner).trim();
};

/**
 * Reads a US phone number: area code and exchange start with 2 to 9; a country code (`+1`, `1`, `(1)`, `001`), an extension (`x12`,
 * `ext. 12`, `#12`, `;ext=12`), a leading `tel:` or `Cell`, spaces, dots, commas, hyphens, slashes, and brackets around groups or around all of it are
 * accepted. Refuses every other number, foreign ones too, with `contact.phoneInvalid`.
 */
export const parsePhone = (text: string): Result<Phone, 'contact.phoneInvalid'> => {
  const match = US_PHONE.exec(plainNumber(text));
  if (!match) return refuse('contact.phoneInvalid');
  const [, area = '', exchange = '', line = '', extension] = match;
  const digits = `${area}${exchange}${line}`;
  return ok(extension === undefined ? { digits } : { digits, extension });
};

/** Returns the one stored form of a phone: `2155550149`, or `2155550149x12`. `parsePhone` reads it. */
export const phoneText = (phone: Phone): string =>
  phone.extension === undefined ? phone.digits : `${phone.digits}x${phone.extension}`;

// "+44 …", and from a US phone "011 44 …" or "00 44 …".
const FOREIGN_CODE =
  /^(?:\s*(?:tel|phone|sms|callto)[.:]*)?[\s([{<"]*(?:\+|(?:011|00)(?=[\s.\-)\]/]*\d))[\s.\-)\]/]*(?!1)\d/i;
// Groups of three, three and four, whatever else is between and after them.
const US_GROUPS = /^\D*(?:1\D*)?\d{3}\D*\d{3}\D*\d{4}(?:\D|\d*\D*$)/;

/** The ten digits to show: those of a US number, else the first ten, unless that makes a number that nobody typed. */
const shownDigits = (typed: string): string | null => {
  const text = typed.normalize('NFKC');
  const phone = parsePhone(text);
  if (phone.ok) return phone.value.digits;
  const all = text.replace(/\D/g, '').replace(/^1/, '');
  const digits = all.slice(0, DIGIT_COUNT);
  if (digits.length < DIGIT_COUNT || digits.startsWith('0') || FOREIGN_CODE.test(text)) return null;
  return all.length === DIGIT_COUNT || (US_GROUPS.test(text) && parsePhone(digits).ok) ? digits : null;
};

/**
 * Formats a phone as `(215) 555 0149` or `215.555.0149`. Non-digits go first, then a leading 1, then everything after the tenth digit.
 * Fewer than ten digits and foreign numbers (`+44 …`, `011 44 …`) return an empty text.
 */
export const formatPhone = (text: string, style: 'parentheses' | 'dots'): string => {
  const digits = shownDigits(text);
  if (digits === null) return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return style === 'parentheses' ? `(${area}) ${exchange} ${line}` : `${area}.${exchange}.${line}`;
};

/** Letters on the keys of a phone, from key 2 to key 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'] as const;
const FIRST_KEY = 2;
const NUMBER_TEXT = /^[\dA-Z\s.()+\-\u2010-\u2015]*$/;

const keyOf = (letter: string): string =>
  String(FIRST_KEY + KEYS.findIndex((letters) => letters.includes(letter)));

/**
 * True if a displayed number is the ten dialed digits. It may have a country code, separators, and letters for digits as on phone keys
 * (`1-800-NEW-TIRE`). Any other text is false.
 */
export const isDialedAs = (shown: string, digits: string): boolean => {
  const text = shown.toUpperCase();
  if (!NUMBER_TEXT.test(text)) return false;
  const dialed = text.replace(/[A-Z]/g, keyOf).replace(/\D/g, '');
  return dialed === digits || dialed === `1${digits}`;
};

/** Masks a phone but keeps its last digits: `2155550149x12` becomes `(•••) ••• 0149`. Fewer than ten digits show none. */
export const maskPhone = (text: string): string =>
  `(•••) ••• ${formatPhone(text, 'dots').slice(-4) || '••••'}`;

/** Reads the phone type, which is required. Refuses with `contact.phoneTypeRequired`. */
export const parsePhoneType = (text: string): Result<PhoneType, 'contact.phoneTypeRequired'> => {
  const phoneType = PHONE_TYPES.find((known) => known === text.trim().toLowerCase());
  return phoneType ? ok(phoneType) : refuse('contact.phoneTypeRequired');
};

import { ok, refuse, type Result } from '../result/index.js';

/** What a US number is: ten digits, and the extension behind it if there is one. */
export interface Phone {
  /** Ten digits, no country code. */
  readonly digits: string;
  /** One to six digits. */
  readonly extension?: string;
}

export const PHONE_TYPES = ['mobile', 'home', 'work'] as const;
export type PhoneType = (typeof PHONE_TYPES)[number];

const DIGIT_COUNT = 10;
const SEPARATOR = '[\\s.\\-\\u2010-\\u2015]*';
const US_PHONE = new RegExp(
  [
    `^(?:\\+?1${SEPARATOR})?`,
    `(?:\\(\\s*([2-9]\\d{2})\\s*\\)|([2-9]\\d{2}))${SEPARATOR}([2-9]\\d{2})${SEPARATOR}(\\d{4})`,
    `(?:[\\s,;]*(?:x|ext\\.?|extension|#)[\\s.:]*(\\d{1,6}))?$`,
  ].join(''),
  'i',
);

/**
 * Reads a US phone number: area code and exchange start with 2 to 9, country code `+1` or `1` and an extension (`x12`,
 * `ext. 12`, `#12`) may stand around it, with spaces, dots, hyphens and parentheses. Refuses with `contact.phoneInvalid`.
 */
export const parsePhone = (text: string): Result<Phone, 'contact.phoneInvalid'> => {
  const match = US_PHONE.exec(text.trim());
  if (!match) return refuse('contact.phoneInvalid');
  const [, inParentheses, bare, exchange = '', line = '', extension] = match;
  const digits = `${inParentheses ?? bare ?? ''}${exchange}${line}`;
  return ok(extension === undefined ? { digits } : { digits, extension });
};

/** The one text a phone is kept as: `2155550149`, or `2155550149x12`. `parsePhone` reads it back. */
export const phoneText = (phone: Phone): string =>
  phone.extension === undefined ? phone.digits : `${phone.digits}x${phone.extension}`;

/**
 * Shows a phone as `(215) 555 0149` or `215.555.0149`: everything but digits goes, then a leading 1, then whatever
 * follows the tenth digit. Fewer than ten digits give nothing.
 */
export const formatPhone = (text: string, style: 'parentheses' | 'dots'): string => {
  const digits = text.replace(/\D/g, '').replace(/^1/, '').slice(0, DIGIT_COUNT);
  if (digits.length < DIGIT_COUNT) return '';
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return style === 'parentheses' ? `(${area}) ${exchange} ${line}` : `${area}.${exchange}.${line}`;
};

/** What the keys of a phone are labelled with, from the one of A to C to the one of W to Z. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'] as const;
const FIRST_KEY = 2;
const NUMBER_TEXT = /^[\dA-Z\s.()+\-\u2010-\u2015]*$/;

const keyOf = (letter: string): string =>
  String(FIRST_KEY + KEYS.findIndex((letters) => letters.includes(letter)));

/**
 * Whether a number as people read it is the ten digits that are dialled: country code and separators may stand in it, and letters
 * for digits, as on the keys of a phone (`1-800-NEW-TIRE`). Any other text is none.
 */
export const isDialledAs = (shown: string, digits: string): boolean => {
  const text = shown.toUpperCase();
  if (!NUMBER_TEXT.test(text)) return false;
  const dialled = text.replace(/[A-Z]/g, keyOf).replace(/\D/g, '');
  return dialled === digits || dialled === `1${digits}`;
};

/** Shows whose phone it is without giving it away: `2155550149x12` is `(•••) ••• 0149`. Fewer than ten digits show none. */
export const maskPhone = (text: string): string =>
  `(•••) ••• ${formatPhone(text, 'dots').slice(-4) || '••••'}`;

/** Reads the kind of phone; it must be chosen: refuses with `contact.phoneTypeRequired`. */
export const parsePhoneType = (text: string): Result<PhoneType, 'contact.phoneTypeRequired'> => {
  const phoneType = PHONE_TYPES.find((known) => known === text.trim().toLowerCase());
  return phoneType ? ok(phoneType) : refuse('contact.phoneTypeRequired');
};

// @ts-check
import { STORED_VALUES } from '@simpletread/domain';

const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g;

/** Calls whose first argument is the name of a cookie or a stored value. */
const KEYED =
  /(?:[cC]ookies|\bjar|cookies\(\)\)|[sS]torage|window\[\w+\])\s*\.(?:get|set|has|delete|getItem|setItem|removeItem)\(\s*['"`]([^'"`]*)/g;
const SCRIPTED = /document\.cookie\s*=\s*['"`](?!\$\{)([^'"`]*)/g;

/** A statement about what browsers store. */
const ABOUT_STORAGE = /\bcookies\(\)|\.cookie\b|\bjar\b|[a-z]Storage\b|\bStorageEvent\b/;

// Ordinary words and columns, such as `cart` or `pickup_point`, are recognized only where cookies or storage are spoken of.
const ORDINARY = ['pickup_point', 'order_id', 'analytics_id'];
const isDistinctive = (/** @type {string} */ name) =>
  !ORDINARY.includes(name) && (/[_.*]/.test(name) || name.split('-').length > 2);

const NAMES = STORED_VALUES.map(({ name }) => name.replace(/\*$/, ''));
const COOKIES = STORED_VALUES.filter(({ place }) => place === 'cookie').map(({ name }) => name);

/** @param {readonly string[]} names */
const anyOf = (names) => names.map((name) => name.replaceAll('.', '\\.')).join('|');

/** Distinctive names anywhere in code: in a literal, a pattern or as a key. */
const ANYWHERE = new RegExp(
  `(?<![\\w-])(?:__(?:Host|Secure)-)?(?:${anyOf(NAMES.filter(isDistinctive))})(?![\\w-])`,
  'g',
);
/** An ordinary name that a literal sets as a cookie: `zipcode=19147; mode=dark`. */
const SET_IN_TEXT = new RegExp(`(?<=['"\`]|; )(?:${anyOf(COOKIES)})(?==)`, 'g');

/** @param {string} code */
const namedInStatements = (code) =>
  code
    .split(';')
    .filter((statement) => ABOUT_STORAGE.test(statement))
    .flatMap((statement) => [...statement.matchAll(LITERAL)])
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((text) => NAMES.includes(text));

/** Returns cookie and storage names that a source text spells out instead of using the table. @param {string} source */
export const spelledNames = (source) => {
  const code = source.replace(COMMENT, '');
  const named = [...code.matchAll(ANYWHERE), ...code.matchAll(SET_IN_TEXT)].map(([text]) => text);
  const keyed = [...code.matchAll(KEYED), ...code.matchAll(SCRIPTED)].map(([, text]) => text ?? '');
  return [...new Set([...named, ...keyed, ...namedInStatements(code)])];
};

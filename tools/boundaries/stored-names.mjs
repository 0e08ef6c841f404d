// @ts-check
import { STORED_VALUES } from '@simpletread/domain';

const LITERAL = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*/g;

/** Calls whose first argument is the name of a cookie or a stored value. */
const KEYED =
  /(?:[cC]ookies|\bjar|cookies\(\)\)|[sS]torage|window\[\w+\])\s*\.(?:get|set|has|delete|getItem|setItem|removeItem)\(\s*['"`]([^'"`]*)/g;
const SCRIPTED = /document\.cookie\s*=\s*['"`](?!\$\{)([^'"`]*)/g;

// Ordinary words and columns, such as `cart` or `pickup_point`, are recognized only by their call.
const ORDINARY = ['pickup_point', 'order_id', 'analytics_id'];
const isDistinctive = (/** @type {string} */ name) =>
  !ORDINARY.includes(name) && (/[_.*]/.test(name) || name.split('-').length > 2);

const DISTINCTIVE = STORED_VALUES.map(({ name }) => name.replace(/\*$/, '')).filter(isDistinctive);

/** Returns cookie and storage names that a source text spells out instead of using the table. @param {string} source */
export const spelledNames = (source) => {
  const code = source.replace(COMMENT, '');
  const literals = [...code.matchAll(LITERAL)].map(([, one, two, three]) => one ?? two ?? three ?? '');
  const named = literals.filter((text) =>
    DISTINCTIVE.includes(text.replace(/^__(?:Host|Secure)-/, '').replace(/=.*$/s, '')),
  );
  const keyed = [...code.matchAll(KEYED), ...code.matchAll(SCRIPTED)].map(([, text]) => text ?? '');
  return [...new Set([...named, ...keyed])];
};

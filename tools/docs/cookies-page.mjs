// @ts-check
import { isScriptReadable, lifetimeOf, STORED_VALUES } from '@simpletread/domain';

const SITES = { shop: 'The shop', 'sign-in': 'The sign-in pages', console: 'The console' };

/** @param {import('@simpletread/domain').StoredValue} value */
const flagsOf = (value) => {
  const readable = isScriptReadable(value) ? 'readable by script' : 'HttpOnly';
  return value.place === 'cookie'
    ? [readable, `SameSite=${value.sameSite}`, 'Secure on https'].join(', ')
    : readable;
};

const HEAD = ['name', 'stored as', 'category', 'purpose', 'lifetime', 'flags'];

/** @param {string[][]} rows */
const aligned = (rows) => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length), 3));
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n');
};

/** @param {import('@simpletread/domain').StoredValue['site']} site */
const section = (site) => {
  const rows = STORED_VALUES.filter((value) => value.site === site).map((value) => [
    `\`${value.name}\``,
    value.place,
    value.category,
    value.purpose,
    lifetimeOf(value),
    flagsOf(value),
  ]);
  return `## ${SITES[site]}\n\n${aligned([HEAD, ...rows])}`;
};

/** Returns the page of every value our pages keep in a browser. @returns {string} */
export const cookiesPage = () =>
  [
    '# Cookies and browser storage',
    'Written from the table in `libs/domain/src/sso/privacy/cookies-and-values.ts` by `node tools/docs/write-cookies-page.mjs`; do not edit. The page\n`/privacy-choices` shows the same. All categories but `necessary` wait for consent. Over https the names of session cookies\nbegin with `__Host-`.',
    ...Object.keys(SITES).map((site) => section(/** @type {'shop' | 'sign-in' | 'console'} */ (site))),
  ].join('\n\n') + '\n';

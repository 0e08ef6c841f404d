import { ownValue } from '@simpletread/domain';

import type { PersonalSection } from '../../platform/personal-data/index.js';

const HTML_ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ownValue(HTML_ESCAPES, sign) ?? sign);

const inWords = (key: string): string => {
  const words = key
    .replace(/InCents$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const CENTS_PER_DOLLAR = 100;

const shown = (key: string, value: unknown): string => {
  if (Array.isArray(value)) return `<ol>${value.map((each) => `<li>${shown('', each)}</li>`).join('')}</ol>`;
  if (isFields(value)) return listed(value);
  if (key.endsWith('InCents') && typeof value === 'number')
    return `$${(value / CENTS_PER_DOLLAR).toFixed(2)}`;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return escaped(String(value)).replaceAll('\n', '<br>');
};

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

const listed = (fields: Readonly<Record<string, unknown>>): string =>
  `<dl>${Object.entries(fields)
    .filter(([, value]) => isSaid(value))
    .map(([key, value]) => `<dt>${escaped(inWords(key))}</dt><dd>${shown(key, value)}</dd>`)
    .join('')}</dl>`;

const section = ({ title, items }: PersonalSection): string =>
  `<section><h2>${escaped(title)}</h2>${
    items.length === 0
      ? '<p>Nothing.</p>'
      : items.map((item) => `<article>${listed(item)}</article>`).join('')
  }</section>`;

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'article{border-top:1px solid #8886;padding:.5rem 0}dl{display:grid;grid-template-columns:minmax(9rem,1fr) 3fr;gap:.2rem 1rem;margin:.4rem 0}' +
  'dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}ol{margin:0;padding-left:1.2rem}@media(max-width:500px){dl{grid-template-columns:1fr}}';

/** A copy of a person's data as a self-contained page: no script, nothing from elsewhere. */
export const exportPage = (sections: readonly PersonalSection[], askedAt: Date): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<title>Your data at SimpleTread</title><style>${STYLE}</style></head><body><h1>Your data at SimpleTread</h1>` +
  `<p>Everything that SimpleTread kept about you on ${askedAt.toISOString().slice(0, 10)}. Times are UTC.</p>` +
  `${sections.map(section).join('')}</body></html>`;

/** The same for programs: sections by title, each a list of records. */
export const exportJson = (sections: readonly PersonalSection[], askedAt: Date): string =>
  JSON.stringify({ askedAt: askedAt.toISOString(), sections }, null, 2);

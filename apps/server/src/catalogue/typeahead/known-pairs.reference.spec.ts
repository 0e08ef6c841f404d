import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { dimensionsOf, parseSizeSlug, parseTireSize, readCsv } from '@simpletread/domain';

import { referenceTypeahead } from './testing/reference-search.js';

const FILE = join(import.meta.dirname, '../../../../../data/reference/fitments.csv');
const [header = [], ...rows] = readCsv(readFileSync(FILE, 'utf8'));
const cell = (row: readonly string[], name: string): string => row[header.indexOf(name)] ?? '';

const PAIRS = [
  ...new Map(
    rows
      .map((row) => [cell(row, 'front_size'), cell(row, 'rear_size')] as const)
      .filter(([front, rear]) => rear !== '' && rear !== front)
      .map((pair) => [pair.join(' '), pair]),
  ).values(),
];

const TYPEAHEAD = referenceTypeahead();

const dimensions = (text: string): string => {
  const size = parseSizeSlug(text);
  const parsed = parseTireSize(text);
  if (size !== null) return dimensionsOf(size);
  return parsed.ok ? dimensionsOf(parsed.value.size) : text;
};

/** The front and the rear size of the page that the first answer opens. */
const opened = async (text: string): Promise<readonly [string, string]> => {
  const reply = await TYPEAHEAD.run({ queryText: text, queryType: undefined, additionalQueryText: '' });
  const link = (reply.ok ? reply.value.resultLists[0]?.items[0]?.link : null) ?? '';
  const page = new URL(link, 'https://shop.test');
  return [dimensions(page.pathname.split('/')[2] ?? ''), dimensions(page.searchParams.get('rearSize') ?? '')];
};

const plain = (size: string): string => size.replace('ZR', 'R');
const zr = (size: string): string => plain(size).replace('R', 'ZR');
const figures = (size: string): string => size.replace(/[^\d.]+/g, ' ').trim();

const rimOf = (size: string): string => figures(size).split(' ').at(-1) ?? '';

/** Spellings of sidewalls and of people. */
const SPELLINGS: Readonly<Record<string, (front: string, rear: string) => string>> = {
  'as plain sizes': (front, rear) => `${plain(front)} ${plain(rear)}`,
  'with ZR': (front, rear) => `${zr(front)} ${zr(rear)}`,
  'in lower case without separators': (front, rear) =>
    `${plain(front)} ${plain(rear)}`.toLowerCase().replaceAll('/', ''),
  'as figures': (front, rear) => `${figures(front)} ${figures(rear)}`,
  'with service descriptions': (front, rear) => `${zr(front)} (93Y) ${zr(rear)} (97Y) XL`,
  'with a comma': (front, rear) => `${plain(front)}, ${plain(rear)}`,
  'with a slash': (front, rear) => `${plain(front)}/${plain(rear)}`,
  'with words': (front, rear) => `front ${plain(front)} and rear ${plain(rear)} tires`,
  'with quantities': (front, rear) => `2 ${plain(front)} and 2 ${plain(rear)}`,
  'with the wheel once': (front, rear) =>
    rimOf(front) === rimOf(rear) && front.includes('/')
      ? `${plain(front).slice(0, -3)} ${plain(rear)}`
      : `${plain(front)} x2, ${plain(rear)} x2`,
  'with the rear first': (front, rear) => `rear ${plain(rear)} front ${plain(front)}`,
};

describe('a staggered pair that a maker mounts', () => {
  it('is one among many', () => expect(PAIRS.length).toBeGreaterThan(290));

  it.each(Object.keys(SPELLINGS))('opens both axles %s', async (name) => {
    const lost: string[] = [];
    for (const [front, rear] of PAIRS) {
      const text = SPELLINGS[name]?.(front, rear) ?? '';
      const both = await opened(text);
      const isFound = both[0] === dimensions(front) && both[1] === dimensions(rear);
      if (!isFound) lost.push(`${text} -> ${both.join(' ')}`);
    }
    expect(lost).toEqual([]);
  });
});

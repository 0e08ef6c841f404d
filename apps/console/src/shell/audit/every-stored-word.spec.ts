import * as domain from '@simpletread/domain';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RECORD_WORDS } from '../../record-words';
import { fieldText } from './field-text';

const SERVER = join(__dirname, '../../../../server');

const filesOf = (folder: string, end: string): string[] =>
  readdirSync(join(SERVER, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => readFileSync(join(SERVER, folder, path), 'utf8'));

/** The tables whose history the console shows, by the kind of record. */
const kept = new Map(
  filesOf('migrations', '.sql').flatMap((sql) =>
    [...sql.matchAll(/attach_history\('([^']+)', '([^']+)'/g)].map(
      ([, table = '', type = '']) => [table.replaceAll('"', ''), type] as const,
    ),
  ),
);

/** A column whose CHECK constraint lists its values: `fulfilment: text('ship-to-me', …)`, `state: text(...STATES)`. */
const CLOSED = /(\w+): (?:\w+\()*(?:text|char)(?:<[^>]*>)?\(((?:\s*(?:'[^']*'|\.\.\.\w+),?)+)\s*\)/g;

const valuesOf = (list: string): string[] =>
  [...list.matchAll(/'([^']*)'|\.\.\.(\w+)/g)].flatMap(([, literal, constant]) => {
    if (literal !== undefined) return [literal];
    const named: unknown = Reflect.get(domain, constant ?? '');
    if (!Array.isArray(named)) throw new Error(`The domain has no list ${constant}`);
    return named as string[];
  });

const inCamel = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const words = filesOf('src', '.entity.ts').flatMap((source) => {
  const table = /entityOf\(\s*'([^']+)'/.exec(source)?.[1] ?? '';
  const type = kept.get(table);
  if (type === undefined) return [];
  return [...source.matchAll(CLOSED)].flatMap(([, column = '', list = '']) =>
    valuesOf(list).map((value) => [type, inCamel(column), value] as const),
  );
});

describe('the stored words of records with a history', () => {
  it('are found in the entities', () => {
    expect(new Set(words.map(([type]) => type)).size).toBeGreaterThan(9);
    expect(words).toEqual(
      expect.arrayContaining([
        ['order', 'soldFulfilment', 'ship-to-shop'],
        ['order', 'paymentState', 'partiallyRefunded'],
        ['priceList', 'audience', 'simple-crew'],
      ]),
    );
  });

  it.each(words.filter(([, , value]) => /[-_.]|[a-z][A-Z]/.test(value)))(
    'of %s have a label: %s %s',
    (subjectType, field, value) => {
      const context = { now: new Date(0), words: RECORD_WORDS, subjectType, names: {} };
      expect(fieldText(field, value, context)).not.toBe(value);
    },
  );
});

import { FILES, refusedLines, TIMEOUT_MS } from './refused-lines.js';

const refused = (lines: readonly string[]) =>
  refusedLines(
    FILES.server,
    lines,
    ({ ruleId, message }) => ruleId === 'no-restricted-syntax' && message.startsWith('SQL'),
  );

const LEGAL = [
  'export const COLUMNS = "id, name";',
  'export const BY_ID = `SELECT ${COLUMNS} FROM catalogue.tire WHERE id = $1`;',
  'export const OF_LINE = `SELECT 1 FROM ${COLUMNS}, ${rowsOf("$1")}`;',
  'export const label = (name: string) => `Select ${name}`;',
  'export const limit = (params: readonly unknown[]) => `LIMIT $${params.length + 1}`;',
  'export const read = (db: Db, id: string) => db.prepared(BY_ID, [id]);',
  'export const wrote = (db: Db) => db.execute(`UPDATE catalogue.tire SET status = $1`, ["active"]);',
];

const ILLEGAL = [
  ...['query', 'one', 'execute', 'prepared'].map(
    (method) => `export const ${method} = (db: Db, id: string) => db.${method}(\`\${id}\`);`,
  ),
  'export const joined = (db: Db, id: string) => db.one("SELECT 1 WHERE id = " + id);',
  'export const named = (id: string) => `SELECT 1 FROM catalogue.tire WHERE id = ${id}`;',
  'export const set = (column: string) => `UPDATE catalogue.tire SET ${column} = 1`;',
  'export const called = (id: () => string) => `DELETE FROM catalogue.tire WHERE id = ${id()}`;',
];

describe('the SQL lint rule', () => {
  it(
    'rejects every way to write a value into a statement, and nothing else',
    () =>
      expect(
        refused([
          'declare const rowsOf: (param: string) => string; interface Db { [name: string]: (...values: unknown[]) => unknown }',
          ...LEGAL,
          ...ILLEGAL,
        ]),
      ).resolves.toEqual(ILLEGAL),
    TIMEOUT_MS,
  );
});

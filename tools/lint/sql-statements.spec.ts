import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** A placeholder: type-aware rules need an existing file. */
const FILE = 'apps/server/src/features.ts';

interface Report {
  readonly messages: readonly {
    readonly ruleId: string | null;
    readonly line: number;
    readonly message: string;
  }[];
}

/** Returns a source's lines that the SQL rules refuse. */
const refusedLines = (lines: readonly string[]): readonly string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [ESLINT, '--stdin', '--stdin-filename', FILE, '--format', 'json'],
    { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as readonly Report[];
  const refused = new Set(
    report?.messages
      .filter(({ ruleId, message }) => ruleId === 'no-restricted-syntax' && message.startsWith('SQL'))
      .map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

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

const TIMEOUT_MS = 60_000;

describe('the SQL lint rule', () => {
  it(
    'rejects every way to write a value into a statement, and nothing else',
    () => {
      expect(
        refusedLines([
          'declare const rowsOf: (param: string) => string; interface Db { [name: string]: (...values: unknown[]) => unknown }',
          ...LEGAL,
          ...ILLEGAL,
        ]),
      ).toEqual(ILLEGAL);
    },
    TIMEOUT_MS,
  );
});

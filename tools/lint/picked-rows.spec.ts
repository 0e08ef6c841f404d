import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** Placeholders: type-aware rules need an existing file. */
const FILE = 'apps/server/src/features.ts';
const FILE_OF_TOOLS = 'tools/seed/emptiness.ts';

interface Report {
  readonly messages: readonly { readonly ruleId: string | null; readonly line: number }[];
}

/** Returns a source's lines that the rule refuses. */
const refusedLines = (lines: readonly string[], file = FILE): readonly string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [ESLINT, '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as readonly Report[];
  const refused = new Set(
    report?.messages.filter(({ ruleId }) => ruleId === 'rows/picked').map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

const GIVEN = [
  "import type { Computed, Database, OuterJoined, Renamed, SqlRunner } from './platform/database/index.js';",
  "import type { AccountRow } from './sso/accounts/account.entity.js';",
  "import type { NewAccount } from './sso/accounts/account.repository.js';",
  "type Listed = Pick<AccountRow, 'id'> & Computed<{ count: number }>;",
  'type Written = { readonly id: string };',
  'interface Declared { readonly id: string }',
  "type Between = Listed & Pick<Written, 'id'>;",
];
const LEGAL = [
  "export const a = (db: Database) => db.query<Pick<AccountRow, 'id'>>('');",
  "export const b = (db: Database) => db.one<OuterJoined<Renamed<AccountRow, { key: 'id' }>>>('');",
  "export const c = (db: Database) => db.prepared<Listed>('');",
  "export const d = <Row extends object>(db: SqlRunner) => db.query<Row>('');",
];
const ILLEGAL = [
  "export const e = (db: Database) => db.query<{ id: string }>('');",
  "export const f = (db: Database) => db.one<Written>('');",
  "export const g = (db: Database) => db.prepared<Declared>('');",
  "export const h = (db: Database) => db.query<Between>('');",
  "export const i = (db: Database) => db.query<NewAccount>('');",
  "export const j = (db: Database) => db.query<Listed & Pick<Declared, 'id'>>('');",
];

const TIMEOUT_MS = 120_000;

describe('the lint rule about rows', () => {
  it(
    'refuses row types that are written by hand, under whatever name, and nothing else',
    () => expect(refusedLines([...GIVEN, ...LEGAL, ...ILLEGAL])).toEqual(ILLEGAL),
    TIMEOUT_MS,
  );

  it(
    'leaves tools and benchmarks only rows that are read by their shape',
    () => {
      const given = [
        "import type pg from 'pg';",
        "import { z } from 'zod';",
        "import { queryRows } from '../database/index.js';",
        "export const a = (client: pg.Client) => queryRows(client, z.object({ id: z.string() }), '');",
      ];
      const written = "export const b = (client: pg.Client) => client.query<{ id: string }>('');";
      expect(refusedLines([...given, written], FILE_OF_TOOLS)).toEqual([written]);
    },
    TIMEOUT_MS,
  );
});

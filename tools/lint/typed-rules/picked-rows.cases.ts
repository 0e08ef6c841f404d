import { FILES, refusedLines, TIMEOUT_MS } from './refused-lines.js';

const refused = (lines: readonly string[], file: string = FILES.server) =>
  refusedLines(file, lines, ({ ruleId }) => ruleId === 'rows/picked');

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

describe('the lint rule about rows', () => {
  it(
    'refuses row types that are written by hand, under whatever name, and nothing else',
    () => expect(refused([...GIVEN, ...LEGAL, ...ILLEGAL])).resolves.toEqual(ILLEGAL),
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
      return expect(refused([...given, written], FILES.tools)).resolves.toEqual([written]);
    },
    TIMEOUT_MS,
  );
});

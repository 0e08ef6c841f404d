import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** Type-aware rules need files that exist; the source of each is replaced. */
const PAGE = 'apps/console/src/App.tsx';
const GRID_CELL = 'apps/console/src/pricing/price-lists/Cell.tsx';
const SIGN_IN = 'apps/console/src/shell/auth/PasswordStep.tsx';

interface Report {
  readonly messages: readonly { readonly line: number; readonly message: string }[];
}

/** Returns the lines of a file's source that the rule about raw parts refuses. */
const refusedLines = (file: string, lines: readonly string[]): readonly string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [ESLINT, '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as readonly Report[];
  const refused = new Set(
    report?.messages.filter(({ message }) => message.startsWith('Fields, buttons')).map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

const LEGAL = [
  'export const Field = () => <TextField label="Name" />;',
  'export const Save = () => <Form><Button type="submit">Save</Button></Form>;',
  'export const Row = () => <tr><td>1</td></tr>;',
  'export const Options = () => <datalist id="a"><option value="b" /></datalist>;',
];
const PARTS = ['input', 'select', 'textarea', 'dialog', 'button', 'form', 'details', 'table'] as const;
type Part = (typeof PARTS)[number];
const sourceOf = (part: Part): string => `export const ${part.toUpperCase()} = () => <${part} />;`;
const ILLEGAL = PARTS.map(sourceOf);
const withoutOwn = (own: readonly Part[]): readonly string[] =>
  PARTS.filter((part) => !own.includes(part)).map(sourceOf);

const TIMEOUT_MS = 60_000;

describe('the lint of the console', () => {
  it(
    'refuses raw parts of every kind, and nothing else',
    () => expect(refusedLines(PAGE, [...LEGAL, ...ILLEGAL])).toEqual(ILLEGAL),
    TIMEOUT_MS,
  );

  it(
    'leaves the price grid its own cells, buttons and table, and nothing else',
    () =>
      expect(refusedLines(GRID_CELL, ILLEGAL)).toEqual(withoutOwn(['input', 'select', 'button', 'table'])),
    TIMEOUT_MS,
  );

  it(
    'leaves the sign-in pages their own forms, and nothing else',
    () => expect(refusedLines(SIGN_IN, ILLEGAL)).toEqual(withoutOwn(['form'])),
    TIMEOUT_MS,
  );
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** Type-aware rules need files that exist; the source of each is replaced. */
const PAGE = 'apps/console/src/App.tsx';
const GRID_CELL = 'apps/console/src/pricing/price-lists/Cell.tsx';

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
    report?.messages
      .filter(({ message }) => message.startsWith('Fields and dialogs'))
      .map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

const LEGAL = [
  'export const Field = () => <TextField label="Name" />;',
  'export const Form = () => <form><button type="submit">Save</button></form>;',
  'export const Options = () => <datalist id="a"><option value="b" /></datalist>;',
];
const ILLEGAL = ['input', 'select', 'textarea', 'dialog'].map(
  (part) => `export const ${part.toUpperCase()} = () => <${part} />;`,
);

const TIMEOUT_MS = 60_000;

describe('the lint of the console', () => {
  it(
    'refuses fields and dialogs that are not parts of MUI, and nothing else',
    () => expect(refusedLines(PAGE, [...LEGAL, ...ILLEGAL])).toEqual(ILLEGAL),
    TIMEOUT_MS,
  );

  it(
    'leaves the cells of the price grid alone',
    () => expect(refusedLines(GRID_CELL, ILLEGAL)).toEqual([]),
    TIMEOUT_MS,
  );
});

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** Type-aware rules need files that exist; the source of each is replaced. */
const PAGE = 'apps/console/src/App.tsx';
const ROW_FINDER = 'apps/console/src/pricing/price-lists/FindKeyDialog.tsx';
const RULES = ['forms/contract', '@typescript-eslint/no-restricted-imports'];

interface Report {
  readonly messages: readonly { readonly line: number; readonly ruleId: string | null }[];
}

/** Returns the lines of a file's source that the rules about forms refuse. */
const refusedLines = (file: string, lines: readonly string[]): readonly string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [ESLINT, '--stdin', '--stdin-filename', file, '--format', 'json'],
    { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as readonly Report[];
  const refused = new Set(
    report?.messages.filter(({ ruleId }) => RULES.includes(ruleId ?? '')).map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

const LEGAL = [
  "import type { z } from 'zod';",
  'export const A = () => <FormDialog title="Rename" values={{ name: "" }} contract={contract}><TextInput source="name" /></FormDialog>;',
  'export const B = () => <FormDialog title="Withdraw it?"><p>Its link stops working.</p></FormDialog>;',
  'export const C = () => <TextInput source="name" />;',
];
const UNCHECKED = [
  'export const D = () => <FormDialog title="Rename" values={{ name: "" }} />;',
  'export const E = () => <FormDialog title="Rename"><TextInput source="name" /></FormDialog>;',
  'export const F = () => <FormDialog {...dialog}><div><SelectControl label="Kind" /></div></FormDialog>;',
  'export const G = () => <FormDialog title="Move"><AppointmentPicker days={days} /></FormDialog>;',
];
const OWN_SCHEMA = "import { z as schemas } from 'zod';";

const TIMEOUT_MS = 120_000;

describe('the lint of forms in the console', () => {
  it(
    'refuses a dialog with fields that no contract checks, and schemas of its own',
    () =>
      expect(refusedLines(PAGE, [...LEGAL, OWN_SCHEMA, ...UNCHECKED])).toEqual([OWN_SCHEMA, ...UNCHECKED]),
    TIMEOUT_MS,
  );

  it(
    'leaves the dialog that finds rows for the grid its fields without a call, but no schema',
    () => expect(refusedLines(ROW_FINDER, [OWN_SCHEMA, ...UNCHECKED])).toEqual([OWN_SCHEMA]),
    TIMEOUT_MS,
  );
});

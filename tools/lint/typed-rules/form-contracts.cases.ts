import { FILES, refusedLines, TIMEOUT_MS } from './refused-lines.js';

const RULES = ['forms/contract', '@typescript-eslint/no-restricted-imports'];

const refused = (file: string, lines: readonly string[]) =>
  refusedLines(file, lines, ({ ruleId }) => RULES.includes(ruleId ?? ''));

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

describe('the lint of forms in the console', () => {
  it(
    'refuses a dialog with fields that no contract checks, and schemas of its own',
    () =>
      expect(refused(FILES.page, [...LEGAL, OWN_SCHEMA, ...UNCHECKED])).resolves.toEqual([
        OWN_SCHEMA,
        ...UNCHECKED,
      ]),
    TIMEOUT_MS,
  );

  it(
    'leaves the dialog that finds rows for the grid its fields without a call, but no schema',
    () => expect(refused(FILES.rowFinder, [OWN_SCHEMA, ...UNCHECKED])).resolves.toEqual([OWN_SCHEMA]),
    TIMEOUT_MS,
  );
});

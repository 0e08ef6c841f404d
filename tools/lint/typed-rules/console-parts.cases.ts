import { FILES, refusedLines, TIMEOUT_MS } from './refused-lines.js';

const refused = (file: string, lines: readonly string[]) =>
  refusedLines(file, lines, ({ message }) => message.startsWith('Fields, buttons'));

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

describe('the lint of the console', () => {
  it(
    'refuses raw parts of every kind, and nothing else',
    () => expect(refused(FILES.page, [...LEGAL, ...ILLEGAL])).resolves.toEqual(ILLEGAL),
    TIMEOUT_MS,
  );

  it(
    'leaves the price grid its own cells, buttons and table, and nothing else',
    () =>
      expect(refused(FILES.gridCell, ILLEGAL)).resolves.toEqual(
        withoutOwn(['input', 'select', 'button', 'table']),
      ),
    TIMEOUT_MS,
  );

  it(
    'leaves the sign-in pages their own forms, and nothing else',
    () => expect(refused(FILES.signIn, ILLEGAL)).resolves.toEqual(withoutOwn(['form'])),
    TIMEOUT_MS,
  );
});

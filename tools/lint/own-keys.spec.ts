import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ESLINT = join(ROOT, 'node_modules/eslint/bin/eslint.js');
/** A placeholder: type-aware rules need an existing file. */
const FILE = 'apps/server/src/features.ts';

interface Report {
  readonly messages: readonly { readonly ruleId: string | null; readonly line: number }[];
}

/** Returns a source's lines that the rule refuses. */
const refusedLines = (lines: readonly string[]): readonly string[] => {
  const { stdout } = spawnSync(
    process.execPath,
    [ESLINT, '--stdin', '--stdin-filename', FILE, '--format', 'json'],
    { cwd: ROOT, input: lines.join('\n'), encoding: 'utf8' },
  );
  const [report] = JSON.parse(stdout) as readonly Report[];
  const refused = new Set(
    report?.messages.filter(({ ruleId }) => ruleId === 'keys/own').map(({ line }) => line),
  );
  return lines.filter((_, at) => refused.has(at + 1));
};

const GIVEN = [
  "import { ownValue } from '@simpletread/domain';",
  "type Tender = 'card' | 'gift';",
  'type AccountId = string & { readonly brand: unique symbol };',
  'interface Row { readonly at: Date; readonly tender: Tender }',
  "const WORDS: Readonly<Record<string, string>> = { card: 'Card' };",
  "const TENDERS: Readonly<Record<Tender, string>> = { card: 'Card', gift: 'Gift card' };",
  'const COUNTS: Record<string, number> = {};',
  'const BY_ACCOUNT: Record<AccountId, number> = {};',
];
const LEGAL = [
  "export const a = () => WORDS['card'];",
  'export const b = (tender: Tender) => TENDERS[tender];',
  'export const c = (row: Row, name: keyof Row) => row[name];',
  'export const d = (list: readonly string[], at: number) => list[at];',
  'export const e = (word: string) => ownValue(WORDS, word);',
  'export const f = (known: ReadonlyMap<string, string>, word: string) => known.get(word);',
  'export const g = (word: string) => (Object.hasOwn(WORDS, word) ? WORDS[word] : null);',
  'export const h = <Name extends keyof Row>(row: Row, name: Name) => row[name];',
  "export const i = (value: object) => 'card' in value;",
  'export const j = (word: string, count: number) => ({ ...COUNTS, [word]: count });',
  'export const k = (side: Tender) => WORDS[side];',
];
const ILLEGAL = [
  'export const l = (word: string) => WORDS[word];',
  'export const m = (word: string) => WORDS?.[word] ?? word;',
  'export const n = (word: string) => { COUNTS[word] = 1; };',
  'export const o = (word: string) => word in WORDS;',
  'export const p = (word: string) => TENDERS[word as Tender];',
  'export const q = (id: AccountId) => BY_ACCOUNT[id];',
  'export const r = (word: string) => { const { [word]: found } = WORDS; return found; };',
  'export const s = (text: string, name: string) => JSON.parse(text)[name];',
  'export const t = <Word extends string>(word: Word) => WORDS[word];',
  'export const u = (word: string) => (Object.hasOwn(TENDERS, word) ? WORDS[word] : null);',
  'export const v = (kind: string) => WORDS[`to ${kind}`];',
];

const TIMEOUT_MS = 120_000;

describe('the lint rule about texts as keys', () => {
  it(
    'refuses plain objects as maps for texts, and nothing else',
    () => expect(refusedLines([...GIVEN, ...LEGAL, ...ILLEGAL])).toEqual(ILLEGAL),
    TIMEOUT_MS,
  );
});

import { ownValue } from '@simpletread/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', '..', '..', 'assets', 'passwords', 'common.txt');

/** Most characters that people hang on a word to make a password of it: 2026, 123!, 1234. */
const TAIL = /[^\p{L}]{1,5}$/u;
const HEAD = /^[^\p{L}]{1,4}/u;

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const ROWS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
];
const RUNS = ROWS.flatMap((row) => [row + row, [...(row + row)].reverse().join('')]);

let words: ReadonlySet<string> | null = null;

const known = (): ReadonlySet<string> => {
  words ??= new Set(
    readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  return words;
};

const withoutLookalikes = (text: string): string =>
  [...text].map((sign) => ownValue(LOOKALIKES, sign) ?? sign).join('');

/** True if the text repeats one short piece: `aaaaaaaa`, `abcabcabc`. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text);

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text));

/**
 * True if a guessing program tries the password early: a listed word, a keyboard run or a repetition, plain or
 * disguised with capitals, look-alike digits, and up to five characters after it or four before it.
 */
export const isCommonPassword = (password: string): boolean => {
  const lower = password.toLowerCase();
  const forms = [
    lower,
    lower.replace(TAIL, ''),
    lower.replace(HEAD, ''),
    lower.replace(HEAD, '').replace(TAIL, ''),
  ];
  const candidates = [...forms, ...forms.map(withoutLookalikes), withoutLookalikes(lower).replace(TAIL, '')];
  return (
    isRepeated(lower) ||
    candidates.some((form) => form.length >= 3 && (known().has(form) || isRun(form) || isRepeated(form))) ||
    (lower.split(/[^a-z]+/).every((part) => part === '' || known().has(part)) && lower.length < 12)
  );
};

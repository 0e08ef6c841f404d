import type { SearchResult } from '@simpletread/contract';

type Segment = SearchResult['labelSegments'][number];

const isSign = (letter: string): boolean => /[\p{L}\p{N}]/u.test(letter);
const isDigit = (letter: string): boolean => /\p{N}/u.test(letter);

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Words start the label, follow a space or a sign, or begin where letters meet digits: 225/65R17 has 225, 65, R and
 * 17.
 */
const isWordStart = (label: string, at: number): boolean => {
  const before = label[at - 1];
  const letter = label[at] ?? '';
  if (!isSign(letter)) return false;
  return before === undefined || !isSign(before) || isDigit(before) !== isDigit(letter);
};

/** The end of the typed word in the label if the label spells it from `start`, ignoring signs; else null. */
const endOfMatch = (label: string, start: number, word: string): number | null => {
  let at = start;
  for (const letter of word) {
    while (at < label.length && !isSign(label[at] ?? '')) at += 1;
    if (plain(label[at] ?? '') !== letter) return null;
    at += 1;
  }
  return at;
};

const typedWords = (typed: string): readonly string[] =>
  plain(typed)
    .split(/\s+/)
    .map((word) => [...word].filter(isSign).join(''))
    .filter((word) => word !== '');

const markWord = (label: string, word: string, marks: boolean[]): void => {
  for (let start = 0; start < label.length; start += 1) {
    if (marks[start] === true || !isWordStart(label, start)) continue;
    const end = endOfMatch(label, start, word);
    if (end === null) continue;
    marks.fill(true, start, end);
    return;
  }
};

/** Cuts a label into the parts that the typed words match and the parts between; joined they are the label again. */
export const labelSegments = (label: string, typed: string): Segment[] => {
  const marks = new Array<boolean>(label.length).fill(false);
  for (const word of typedWords(typed)) markWord(label, word, marks);
  const segments: { text: string; isMatch: boolean }[] = [];
  for (const [at, isMatch] of marks.entries()) {
    const last = segments.at(-1);
    if (last?.isMatch === isMatch) last.text += label[at] ?? '';
    else segments.push({ text: label[at] ?? '', isMatch });
  }
  return segments;
};

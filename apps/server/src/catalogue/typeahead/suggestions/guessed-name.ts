import type { SpellingIndex } from '@simpletread/domain';

import { searchableName, type SearchableName } from '../name-match.js';

const SHORTEST_GUESS = 5;

/** Words that makers and people shorten in the names of lines. */
const SHORT: ReadonlyMap<string, readonly string[]> = new Map([
  ['as', ['all', 'season']],
  ['aw', ['all', 'weather']],
  ['at', ['all', 'terrain']],
  ['mt', ['mud', 'terrain']],
]);

/** "dws 06" is DWS06, "weather ready" WeatherReady: neighbors that lines write as one word. */
const glued = (words: readonly string[], known: SpellingIndex): readonly string[] => {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const both = `${words[at] ?? ''}${words[at + 1] ?? ''}`;
    const isOne = words[at + 1] !== undefined && known.has(both);
    found.push(isOne ? both : (words[at] ?? ''));
    if (isOne) at += 1;
  }
  return found;
};

/** "at3" is A/T 3. */
const split = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => /^([a-z]{2,})(\d+)$/.exec(word)?.slice(1) ?? [word]);

/** "k02" is KO2. */
const withLetters = (words: readonly string[], known: SpellingIndex): readonly string[] =>
  words.map((word) => {
    const lettered = word.replace(/(?<=[a-z])0/g, 'o');
    return !known.has(word) && known.has(lettered) ? lettered : word;
  });

/** Other ways to write a line's name that no line has as typed: words apart or together, shortened, with a zero for an O; the nearest first. */
export const respelledNames = (
  { words }: SearchableName,
  known: SpellingIndex,
): readonly SearchableName[] => {
  const apart = split(words);
  const ways = [
    glued(words, known),
    apart,
    withLetters(words, known),
    apart.flatMap((word) => SHORT.get(word) ?? [word]),
  ];
  return ways.filter((way) => way.join(' ') !== words.join(' ')).map((way) => searchableName(way.join(' ')));
};

/** A name with misspelled words, with the nearest words that lines have. Null if one has no near word. */
export const guessedName = (typed: SearchableName, known: SpellingIndex): SearchableName | null => {
  const words = typed.words.map((word) => {
    if (known.has(word)) return word;
    const [near] = word.length < SHORTEST_GUESS ? [] : known.spellings(word);
    return near?.text ?? null;
  });
  return words.length === 0 || words.includes(null) ? null : searchableName(words.join(' '));
};

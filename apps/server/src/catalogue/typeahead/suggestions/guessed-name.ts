import type { SpellingIndex } from '@simpletread/domain';

import { searchableName, type SearchableName } from '../name-match.js';

const SHORTEST_GUESS = 5;

/** A name with misspelled words, with the nearest words that lines have. Null if one has no near word. */
export const guessedName = (typed: SearchableName, known: SpellingIndex): SearchableName | null => {
  const words = typed.words.map((word) => {
    if (known.has(word)) return word;
    const [near] = word.length < SHORTEST_GUESS ? [] : known.spellings(word);
    return near?.text ?? null;
  });
  return words.length === 0 || words.includes(null) ? null : searchableName(words.join(' '));
};

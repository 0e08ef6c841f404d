/** One word of a query with its position in the text (`to` is exclusive). */
export interface QueryWord {
  /** Lower case; '&' becomes "and". */
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** '19 is a year in any context. */
  readonly hasApostrophe: boolean;
}

const LONGEST_QUERY = 120;
const MOST_WORDS = 10;

/** Years joined to a word: 2019crv, civic2019. */
const GLUED_YEAR = /^((?:19|20)\d{2})([a-z][a-z0-9]*)$|^([a-z]{3,})((?:19|20)\d{2})$/;

const split = (word: QueryWord): readonly QueryWord[] => {
  const parts = GLUED_YEAR.exec(word.text);
  const first = parts?.[1] ?? parts?.[3];
  if (first === undefined) return [word];
  const boundary = word.to - (word.text.length - first.length);
  return [
    { ...word, text: first, to: boundary },
    { ...word, text: word.text.slice(first.length), from: boundary, hasApostrophe: false },
  ];
};

/** Returns the words of a typed text, at most ten, in order. Hyphens and slashes separate words. */
export const queryWords = (text: string): readonly QueryWord[] =>
  [...text.slice(0, LONGEST_QUERY).matchAll(/(['‘’`])?([a-z0-9]+)|&/gi)]
    .map((match) => ({
      text: (match[2] ?? 'and').toLowerCase(),
      from: match.index,
      to: match.index + match[0].length,
      hasApostrophe: match[1] !== undefined,
    }))
    .flatMap(split)
    .slice(0, MOST_WORDS);

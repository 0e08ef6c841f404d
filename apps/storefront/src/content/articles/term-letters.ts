import type { DictionaryTerm } from '@simpletread/contract';

export interface TermLetter {
  /** A to Z, or `#` for terms that start with no letter. */
  readonly letter: string;
  readonly terms: readonly DictionaryTerm[];
}

const letterOf = ({ title }: DictionaryTerm): string => {
  const first = title.charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
};

/** Groups terms by first letter, in their order. */
export const termLetters = (terms: readonly DictionaryTerm[]): readonly TermLetter[] => {
  const letters = new Map<string, DictionaryTerm[]>();
  for (const term of terms) {
    const letter = letterOf(term);
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, found]) => ({ letter, terms: found }));
};

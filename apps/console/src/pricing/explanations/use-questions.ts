import { useSearchParams } from 'react-router-dom';

import { type Draft, draftOf, draftText, type Side } from './question.js';

interface Questions {
  readonly asked: Readonly<Record<Side, Draft | null>>;
  /** Puts a question into the address, where a link and the back button find it; null takes it out. */
  readonly ask: (side: Side, draft: Draft | null) => void;
}

/** The page's questions, kept in its address. */
export const useQuestions = (): Questions => {
  const [search, setSearch] = useSearchParams();
  const read = (side: Side): Draft | null => {
    const text = search.get(side);
    return text === null ? null : draftOf(text);
  };
  return {
    asked: { a: read('a'), b: read('b') },
    ask: (side, draft) => {
      const next = new URLSearchParams(search);
      if (draft === null) next.delete(side);
      else next.set(side, draftText(draft));
      setSearch(next);
    },
  };
};

'use client';

import { buildUrl, type CallInput, type ReplyOf, type searchTypeahead } from '@simpletread/contract';
import { timings, type SearchState } from '@simpletread/ui';
import { useCallback, useEffect, useState } from 'react';
import type { QueryType } from './search-kinds';

export type TypeaheadReply = ReplyOf<typeof searchTypeahead>;

export interface TypeaheadQuestion {
  readonly text: string;
  /** The one kind asked for; null asks for all. */
  readonly asked: QueryType | null;
  /** What was chosen before, as the front size when the rear one is asked for. */
  readonly additional: string;
}

export interface Typeahead {
  readonly state: SearchState;
  /** The latest answer; it stays while a newer one is on its way. */
  readonly lists: TypeaheadReply['resultLists'];
  readonly retry: () => void;
}

const NOTHING: TypeaheadReply['resultLists'] = [];

const ask = async (
  url: string,
  question: TypeaheadQuestion,
  signal: AbortSignal,
): Promise<TypeaheadReply> => {
  const query: CallInput<typeof searchTypeahead>['query'] = {
    queryText: question.text,
    queryType: question.asked ?? undefined,
    additionalQueryText: question.additional,
  };
  const response = await fetch(buildUrl(url, '', undefined, query), { signal });
  if (!response.ok) throw new Error(`typeahead answered ${response.status}`);
  // The server has parsed it by the contract's schema, which would cost a browser more script than the page has.
  return (await response.json()) as TypeaheadReply;
};

/** Answers to a half-typed search. A newer question aborts the one in flight; an aborted one is no error. */
export const useTypeahead = (url: string, { text, asked, additional }: TypeaheadQuestion): Typeahead => {
  const [state, setState] = useState<SearchState>('loading');
  const [lists, setLists] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      setState('loading');
      ask(url, { text, asked, additional }, abort.signal)
        .then((reply) => {
          setLists(reply.resultLists);
          setState('results');
        })
        .catch(() => {
          if (!abort.signal.aborted) setState('error');
        });
    }, timings.debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [url, text, asked, additional, attempt]);

  return { state, lists, retry };
};

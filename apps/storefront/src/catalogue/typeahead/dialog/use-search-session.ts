'use client';

import { buildUrl, type CallInput, type ReplyOf, type searchTypeahead } from '@simpletread/contract';
import {
  openSearchSession,
  questionOf,
  searchAfter,
  type SearchEvent,
  type SearchSession,
} from '@simpletread/domain';
import { timings } from '@simpletread/ui';
import { useEffect, useReducer, type Dispatch } from 'react';
import type { SearchStart } from './search-context';

export type TypeaheadReply = ReplyOf<typeof searchTypeahead>;
export type SearchLists = TypeaheadReply['resultLists'];

/** The lists of an answer with their total, as the server counts it. */
export interface SearchFound {
  readonly lists: SearchLists;
  readonly total: number;
}

const NOTHING: SearchFound = { lists: [], total: 0 };
const FIRST_QUESTION = 1;

const ask = async (
  url: string,
  question: ReturnType<typeof questionOf>,
  signal: AbortSignal,
): Promise<TypeaheadReply> => {
  const query: CallInput<typeof searchTypeahead>['query'] = {
    queryText: question.text,
    queryType: question.asked ?? undefined,
    additionalQueryText: question.additional,
  };
  const response = await fetch(buildUrl(url, '', undefined, query), { signal });
  if (!response.ok) throw new Error(`typeahead answered ${response.status}`);
  // The server has validated it with the contract's schema, which would add more script than the page has.
  return (await response.json()) as TypeaheadReply;
};

/** An open board's search: each new question is sent after a typing pause, and the one in flight is aborted. */
export const useSearchSession = (
  url: string,
  start: SearchStart,
): readonly [SearchSession<SearchFound>, Dispatch<SearchEvent<SearchFound>>] => {
  const [session, dispatch] = useReducer(
    (now: SearchSession<SearchFound>, event: SearchEvent<SearchFound>) => searchAfter(now, event, NOTHING),
    start,
    (opening) => openSearchSession(opening, NOTHING),
  );
  const { question } = session;
  const { text, asked, additional } = questionOf(session);

  useEffect(() => {
    const abort = new AbortController();
    const send = () => {
      dispatch({ type: 'asked', question });
      ask(url, { text, asked, additional }, abort.signal)
        .then(({ resultLists: lists, resultMetadata: { pagination } }) =>
          dispatch({ type: 'answered', question, answers: { lists, total: pagination.total } }),
        )
        .catch(() => dispatch({ type: 'failed', question, isAborted: abort.signal.aborted }));
    };
    const timer = setTimeout(send, question === FIRST_QUESTION ? 0 : timings.debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [url, question, text, asked, additional]);

  return [session, dispatch];
};

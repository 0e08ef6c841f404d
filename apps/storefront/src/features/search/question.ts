import type { SearchResult } from '@simpletread/contract';
import type { SearchStart } from './search-context';
import type { QueryType } from './search-kinds';

/** Where a shopper stands in the search modal. */
export interface Question {
  /** The pill that the sentence belongs to. */
  readonly kind: QueryType;
  /** The pill the shopper chose, to which the search keeps; null before. */
  readonly chosen: QueryType | null;
  /** The kind that the API is asked for: the chosen one, or that of the question that an answer led to. */
  readonly asked: QueryType | null;
  readonly text: string;
  /** What was chosen before, as the front size when the rear one is asked for. */
  readonly additional: string;
}

type FollowUp = Extract<SearchResult['action'], { type: 'query' }>;

export const beginQuestion = ({ kind, isChosen, text }: SearchStart): Question => {
  const chosen = isChosen ? kind : null;
  return { kind, chosen, asked: chosen, text, additional: '' };
};

/** A chosen pill begins anew. */
export const chooseKind = (kind: QueryType): Question => ({
  kind,
  chosen: kind,
  asked: kind,
  text: '',
  additional: '',
});

/** An answer asks the next question, which is about its kind alone. */
export const followUp = (question: Question, next: FollowUp): Question => ({
  ...question,
  asked: next.queryType,
  text: next.queryText,
  additional: next.additionalQueryText,
});

/** Typing on leaves the question that an answer led to, except the second half of a pair: the rear size. */
export const typeText = (question: Question, text: string): Question =>
  question.additional === '' ? { ...question, asked: question.chosen, text } : { ...question, text };

import type { SearchResult } from '@simpletread/contract';
import type { SearchStart } from './search-context';
import { searchKindOf, type QueryType } from './search-kinds';

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
  kind: next.additionalQueryText === '' ? question.kind : next.queryType,
  asked: next.queryType,
  text: next.queryText,
  additional: next.additionalQueryText,
});

/** Typing on leaves the question that an answer led to, except the second half of a pair: the rear size. */
export const typeText = (question: Question, text: string): Question =>
  question.additional === '' ? { ...question, asked: question.chosen, text } : { ...question, text };

/** What is asked for now: the other half of a pair, or what the pill asks. */
export const sentenceOf = ({ kind, additional }: Question): { leadText: string; placeholder: string } => {
  const { leadText, placeholder } = searchKindOf(kind);
  return additional === ''
    ? { leadText, placeholder }
    : { leadText: `${additional} in front, behind it`, placeholder: 'the rear size' };
};

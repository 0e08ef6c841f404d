import type { QUERY_TYPES, SearchResult } from '@simpletread/contract';

import { labelSegments } from './label-segments.js';

export type QueryType = (typeof QUERY_TYPES)[number];

/** What was asked: the text of the box, the kind it is locked to, and what was chosen before. */
export interface Question {
  readonly text: string;
  readonly type: QueryType | undefined;
  readonly additional: string;
}

/** One group of answers. */
export interface SuggestionList {
  readonly id: string;
  readonly label: string;
  readonly items: readonly SearchResult[];
  /** 0 to 1: how surely this is what was meant; the surest list comes first. */
  readonly relevance: number;
}

type ItemFacts = Pick<SearchResult, 'label' | 'detailLabel' | 'typeName'> & { readonly image?: string };

const itemOf = (facts: ItemFacts, action: SearchResult['action'], question: Question): SearchResult => ({
  label: facts.label,
  detailLabel: facts.detailLabel,
  labelSegments: labelSegments(facts.label, question.text),
  action,
  typeName: facts.typeName,
  isPillItem: question.type !== undefined,
  image: facts.image ?? null,
});

/** An answer that leads to a page. */
export const linkItem = (facts: ItemFacts, link: string, question: Question): SearchResult =>
  itemOf(facts, { type: 'link', link }, question);

/** An answer that asks the next question. */
export const queryItem = (
  facts: ItemFacts,
  next: { readonly queryText: string; readonly queryType: QueryType },
  question: Question,
): SearchResult => itemOf(facts, { type: 'query', additionalQueryText: '', ...next }, question);

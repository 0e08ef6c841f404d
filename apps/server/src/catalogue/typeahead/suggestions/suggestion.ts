import type { QUERY_TYPES, SearchResult, VehicleMetadata } from '@simpletread/contract';
import { withoutRepeatedWords } from '@simpletread/domain';

import { labelSegments } from '../label-segments.js';
import { type SearchSubject, searchSubject } from '../search-subject.js';

export type QueryType = (typeof QUERY_TYPES)[number];

/** The question: the text of the box, its locked kind, and earlier choices. */
export interface Question {
  readonly text: string;
  readonly subject: SearchSubject;
  readonly type: QueryType | undefined;
  readonly additional: string;
  /** The wheel diameter asked for beside a vehicle. */
  readonly rimIn: number | null;
}

/** Characters without a face, which copied text brings along: zero-width spaces, soft hyphens, direction marks. */
const UNSEEN = /\p{Cf}/gu;

/** A question with what its text is about. */
export const questionOf = (asked: Pick<Question, 'text' | 'type' | 'additional'>): Question => {
  const text = withoutRepeatedWords(asked.text.replace(UNSEEN, ''));
  return { ...asked, text, rimIn: null, subject: searchSubject(text) };
};

/** One group of answers. */
export interface SuggestionList {
  readonly id: string;
  readonly label: string;
  readonly items: readonly SearchResult[];
  /** 0 to 1: how surely this is what was meant; the surest list comes first. */
  readonly relevance: number;
  /** True if every word of the question is a vehicle's: its year, make, whole model or trim. */
  readonly isWholeVehicle?: boolean;
}

type ItemFacts = Pick<SearchResult, 'label' | 'detailLabel' | 'typeName'> & {
  readonly image?: string;
  readonly vehicleMetadata?: VehicleMetadata;
  readonly previewLink?: string;
};

/** An action with the page that it opens, if it opens one; `previewLink` is another page to show beside it. */
export const pageOf = (
  action: SearchResult['action'],
  previewLink: string | null = null,
): Pick<SearchResult, 'action' | 'link' | 'previewLink'> => {
  const link = action.type === 'link' ? action.link : null;
  return { action, link, previewLink: previewLink ?? link };
};

const itemOf = (facts: ItemFacts, action: SearchResult['action'], question: Question): SearchResult => ({
  label: facts.label,
  detailLabel: facts.detailLabel,
  labelSegments: labelSegments(facts.label, question.text),
  ...pageOf(action, facts.previewLink),
  type: facts.image === undefined ? 'text' : 'image',
  typeName: facts.typeName,
  isPillItem: question.type !== undefined,
  image: facts.image ?? null,
  vehicleMetadata: facts.vehicleMetadata ?? null,
});

/** An answer that opens a page. */
export const linkItem = (facts: ItemFacts, link: string, question: Question): SearchResult =>
  itemOf(facts, { type: 'link', link }, question);

/** An answer that asks the next question. */
export const queryItem = (
  facts: ItemFacts,
  next: {
    readonly queryText: string;
    readonly queryType: QueryType;
    readonly additionalQueryText?: string;
  },
  question: Question,
): SearchResult => itemOf(facts, { type: 'query', additionalQueryText: '', ...next }, question);

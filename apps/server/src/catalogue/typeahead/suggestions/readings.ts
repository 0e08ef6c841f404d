import { hasNoNeeds } from '@simpletread/domain';

import { namesBeside } from './names-beside.js';
import { filtersOf, type Narrowing } from './narrowing.js';
import { type Question, questionOf, type SuggestionList } from './suggestion.js';
import type { CatalogueSuggestions } from './suggestion-index.js';

/** The kinds of answers for which words may be filters. */
export type ReadKind = 'vehicles' | 'sizes' | 'crossings' | 'brands' | 'lines' | 'categories' | 'types';

/** A question with some of its words taken for filters. */
export interface Reading {
  readonly question: Question;
  readonly narrowing: Narrowing;
  /** Added to the relevance of its answers: a shopper who says two things wants both. */
  readonly bonus: number;
  /** False for answers that the words don't bear out. */
  readonly accepts: (list: SuggestionList) => boolean;
}

const always = (): boolean => true;

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/;

/** Beside a brand or category a vehicle must be named by its year or make: "michelin defender" is a tire, no Land Rover. */
const namesVehicle =
  (text: string) =>
  ({ items: [first] }: SuggestionList): boolean => {
    const make = (first?.vehicleMetadata?.make ?? first?.label ?? '').split(' ')[0]?.toLowerCase() ?? '';
    return YEAR.test(text) || text.toLowerCase().split(/\s+/).includes(make);
  };

const BOTH_MEANT = 0.1;

const readAgain = ({ type, additional }: Question, text: string, rimIn: number | null): Question => ({
  ...questionOf({ text, type, additional }),
  rimIn,
});

/** Run flat beside a size, a vehicle or a name. */
const besideNeeds = (kind: ReadKind, question: Question): readonly Reading[] => {
  const { needs, unneeded, isNeedAlone } = question.subject;
  const filters = filtersOf({ brand: null, category: null, needs });
  if (hasNoNeeds(needs) || (isNeedAlone && (kind !== 'vehicles' || filters.length === 0))) return [];
  return [
    {
      question: readAgain(question, unneeded, needs.rimIn),
      narrowing: { brand: null, category: null, needs },
      bonus: 0,
      accepts: always,
    },
  ];
};

/** Michelin, or winter, beside a vehicle. */
const besideVehicle = (question: Question, suggestions: CatalogueSuggestions): readonly Reading[] => {
  const { needs, unneeded } = question.subject;
  const { brand, category, others } = namesBeside(unneeded, suggestions);
  if (others === '' || (brand === null && category === null)) return [];
  return [
    {
      question: readAgain(question, others, needs.rimIn),
      narrowing: { brand, category, needs },
      bonus: 0,
      accepts: namesVehicle(others),
    },
  ];
};

/** Mud beside 33 inches. */
const besideMeasure = (question: Question, suggestions: CatalogueSuggestions): readonly Reading[] => {
  const { needs, unneeded } = question.subject;
  const { rimIn, heightIn } = needs;
  if (rimIn === null && heightIn === null) return [];
  const { brand, category, others } = namesBeside(unneeded, suggestions);
  if (others.replace(/\btires?\b/gi, '').trim() !== '' || (brand === null && category === null)) return [];
  return [
    {
      question: readAgain(question, heightIn === null ? `${rimIn} inch` : `${heightIn} inch tall`, null),
      narrowing: { brand, category, needs },
      bonus: BOTH_MEANT,
      accepts: always,
    },
  ];
};

/** A question's readings with words as filters, those with the fewest such words first. */
export const readingsOf = (
  kind: ReadKind,
  question: Question,
  suggestions: CatalogueSuggestions,
): readonly Reading[] => {
  if (question.text.trim() === '') return [];
  const readings = besideNeeds(kind, question);
  if (kind === 'vehicles') return [...readings, ...besideVehicle(question, suggestions)];
  return kind === 'sizes' ? [...readings, ...besideMeasure(question, suggestions)] : readings;
};

import type { SearchResult } from '@simpletread/contract';
import { GUIDED_VEHICLE } from '@simpletread/domain';

import { searchableName, nameMatch } from '../name-match.js';
import { linkItem, pageOf, queryItem, type Question, type SuggestionList } from './suggestion.js';

const GUIDED = '/guided-shopping';
const WAYS = searchableName('help me choose questions guided shopping vehicle size');
const WHOLE = 1;

/** True if guided shopping asks for a vehicle. */
export const asksGuidedVehicle = ({ type, additional }: Pick<Question, 'type' | 'additional'>): boolean =>
  type === 'guidedShopping' && additional === GUIDED_VEHICLE;

/** The first step of guided shopping: the vehicle, or its questions. */
export const suggestGuided = (question: Question): SuggestionList => {
  const typed = searchableName(question.text);
  const isMeant = typed.joined === '' || nameMatch(typed, WAYS) > 0;
  const items = [
    queryItem(
      {
        label: 'For my vehicle',
        detailLabel: 'Year, make and model, then three questions',
        typeName: 'guidedShopping',
        previewLink: GUIDED,
      },
      { queryText: '', queryType: 'guidedShopping', additionalQueryText: GUIDED_VEHICLE },
      question,
    ),
    linkItem(
      {
        label: 'For my tire size',
        detailLabel: 'The size, then three questions',
        typeName: 'guidedShopping',
      },
      `${GUIDED}?by=size`,
      question,
    ),
  ];
  return {
    id: 'guided',
    label: 'Three questions, ranked answers',
    items: isMeant ? items : [],
    relevance: WHOLE,
  };
};

const guidedLink = (link: string): string => {
  const [path = '', query = ''] = link.split('?');
  const vehicle = path.replace('/vehicles/', '');
  return `${GUIDED}?vehicle=${vehicle}${query === '' ? '' : `&${query}`}`;
};

const guidedItem = (item: SearchResult): SearchResult => ({
  ...item,
  typeName: 'vehicleGuidedShopping',
  ...pageOf(
    item.action.type === 'link'
      ? { type: 'link', link: guidedLink(item.action.link) }
      : { ...item.action, queryType: 'guidedShopping', additionalQueryText: GUIDED_VEHICLE },
    item.previewLink,
  ),
});

/** Vehicles that open the questions of guided shopping instead of their own pages. */
export const guidedVehicles = (list: SuggestionList): SuggestionList => ({
  ...list,
  items: list.items.map(guidedItem),
});

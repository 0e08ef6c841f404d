import { hasNoNeeds, type SearchNeeds } from '@simpletread/domain';

import { generalPages, type Page, page, SIZES, VEHICLES } from './general-pages.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';

/** The whole text is one of these: it asks for a page and not for a name that sounds like it. */
const CERTAIN = 1.06;

/** Pages for a need that is all the text says; without a vehicle or size they are as near as one gets. */
const PAGES_OF_NEED: readonly (readonly [is: (needs: SearchNeeds) => boolean, pages: readonly Page[]])[] = [
  [
    ({ isForTrailer }) => isForTrailer,
    [page('Trailer tires', 'ST tires for boats, campers and utility trailers', '/types/trailer-tires')],
  ],
  [
    ({ isForElectric }) => isForElectric,
    [page('Electric vehicle tires', 'Built for their weight and torque', '/types/electric-vehicle-tires')],
  ],
  [
    ({ isStudded }) => isStudded,
    [page('Winter tires', 'Includes studded and studdable tires', '/categories/winter-tires')],
  ],
  [
    ({ isSnowRated }) => isSnowRated,
    [
      page('All Weather tires', 'Severe snow rated', '/categories/all-weather-tires'),
      page('Winter tires', 'Severe snow rated', '/categories/winter-tires'),
    ],
  ],
  [
    ({ isForDually, loadRange }) => isForDually || loadRange !== null,
    [page('Light Truck tires', 'Choose the load range with the size', '/types/light-truck-tires')],
  ],
];

const found = (pages: readonly Page[], question: Question): SuggestionList => ({
  id: 'pages',
  label: 'Go to',
  items: pages.map(({ label, detailLabel, path }) =>
    linkItem({ label, detailLabel, typeName: 'freeSearch' }, path, question),
  ),
  relevance: CERTAIN,
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Answers general words and needs that stand alone with the pages that fit them. */
export const suggestPages = (question: Question): SuggestionList => {
  const { isNeedAlone, needs, sizes } = question.subject;
  const none: SuggestionList = { id: 'pages', label: 'Go to', items: [], relevance: 0 };
  if (question.additional !== '' || sizes.length > 0) return none;
  const text = plain(question.text);
  const general = generalPages(text);
  if (general.length > 0) return found(general, question);
  if (!isNeedAlone || hasNoNeeds(needs)) return none;
  // Nothing but a number of tires.
  if (hasNoNeeds({ ...needs, quantity: null })) return found([VEHICLES, SIZES], question);
  const ofNeed = PAGES_OF_NEED.find(([is]) => is(needs))?.[1] ?? [];
  const byVehicle = needs.rimIn === null && needs.heightIn === null ? [VEHICLES, SIZES] : [];
  return { ...found([...ofNeed, ...byVehicle], question), relevance: ofNeed.length > 0 ? CERTAIN : 0.9 };
};

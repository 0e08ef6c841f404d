import { nameMatch, searchableName } from '../name-match.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';

const need = (label: string, category: string, slug: string, otherWords: string) => ({
  label,
  detailLabel: `${category} tires`,
  slug,
  name: searchableName(`${label} ${category} tires ${otherWords}`),
});

/** Needs in shoppers' words, and the category that meets each. */
const NEEDS = [
  need('Grip in snow and ice', 'Winter', 'winter', 'cold grip'),
  need('One set for the whole year', 'All Weather', 'all-weather', 'all year round'),
  need('A quiet and smooth ride', 'Touring', 'touring', 'comfort comfortable silent noise'),
  need('Many miles for the money', 'All Season', 'all-season', 'cheap budget long lasting life durable'),
  need('Sharp handling on dry roads', 'Summer', 'summer', 'sport fast performance'),
  need('Gravel, dirt and trails', 'All Terrain', 'all-terrain', 'off road'),
  need('Deep mud and rocks', 'Mud Terrain', 'mud-terrain', 'off road'),
  need('Towing and long highway drives', 'Highway', 'highway', 'trailer commute'),
];

/** Answers the question what the tires are needed for. */
export const suggestNeeds = (question: Question): SuggestionList => {
  const typed = searchableName(question.text);
  const found = typed.joined === '' ? NEEDS : NEEDS.filter(({ name }) => nameMatch(typed, name) > 0);
  const items = found.map(({ label, detailLabel, slug }) =>
    linkItem({ label, detailLabel, typeName: 'guidedShopping' }, `/categories/${slug}-tires`, question),
  );
  return { id: 'needs', label: 'What you need', items, relevance: items.length === 0 ? 0 : 1 };
};

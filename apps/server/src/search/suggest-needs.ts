import { nameMatch, searchableName } from './name-match.js';
import { linkItem, type Question, type SuggestionList } from './suggestion.js';

/** What people want of their tires, in their words, and the category that gives it. */
const NEEDS = [
  { label: 'Grip in snow and ice', detailLabel: 'Winter tires', slug: 'winter' },
  { label: 'One set for the whole year', detailLabel: 'All Weather tires', slug: 'all-weather' },
  { label: 'A quiet and smooth ride', detailLabel: 'Touring tires', slug: 'touring' },
  { label: 'Many miles for the money', detailLabel: 'All Season tires', slug: 'all-season' },
  { label: 'Sharp handling on dry roads', detailLabel: 'Summer tires', slug: 'summer' },
  { label: 'Gravel, dirt and trails', detailLabel: 'All Terrain tires', slug: 'all-terrain' },
  { label: 'Deep mud and rocks', detailLabel: 'Mud Terrain tires', slug: 'mud-terrain' },
  { label: 'Towing and long highway drives', detailLabel: 'Highway tires', slug: 'highway' },
].map((need) => ({ ...need, name: searchableName(`${need.label} ${need.detailLabel}`) }));

/** Answers the question what the tires are needed for. */
export const suggestNeeds = (question: Question): SuggestionList => {
  const typed = searchableName(question.text);
  const found = typed.joined === '' ? NEEDS : NEEDS.filter(({ name }) => nameMatch(typed, name) > 0);
  const items = found.map(({ label, detailLabel, slug }) =>
    linkItem({ label, detailLabel, typeName: 'guidedShopping' }, `/categories/${slug}-tires`, question),
  );
  return { id: 'needs', label: 'What you need', items, relevance: items.length === 0 ? 0 : 1 };
};

import { misspelledMatch, nameMatch, searchableName } from '../name-match.js';
import { searchSubject } from '../search-subject.js';
import { guessedName } from './guessed-name.js';
import { namesBeside } from './names-beside.js';
import type { CatalogueSuggestions, VehicleSuggestions } from './suggestion-index.js';

type Brand = CatalogueSuggestions['brands'][number];

/** Shorter words are one slip away from too many others. */
const FEWEST_LETTERS = 4;

const isMisspelling = (word: string, { names: [name] }: Brand): boolean => {
  const typed = searchableName(word);
  return (
    name !== undefined &&
    typed.joined.length >= FEWEST_LETTERS &&
    typed.joined.charAt(0) === name.joined.charAt(0) &&
    misspelledMatch(typed, name) > 0
  );
};

/** True if the other words are the brand's too: the beginning of a line, a category, or a size alone. */
const bearsOut = (
  others: string,
  { value: { slug, name } }: Brand,
  catalogue: CatalogueSuggestions,
): boolean => {
  if (!searchSubject(namesBeside(others, catalogue).others).isNamed) return true;
  const typed = searchableName(searchSubject(others).names);
  const asked = [typed, guessedName(typed, catalogue.lineWords)].flatMap((each) =>
    each?.joined ? [each] : [],
  );
  return catalogue.lines.some(
    ({ value: { brandSlug }, names: [whole] }) =>
      brandSlug === slug &&
      whole !== undefined &&
      asked.some(({ words }) => nameMatch(searchableName(`${name} ${words.join(' ')}`), whole) > 0),
  );
};

/**
 * Returns the text with a misspelled brand in its own spelling where the other words are about its tires: "mishelin defender" is a Michelin, not a
 * Land Rover. Words of vehicles and lines stay, and so does a text that names a brand.
 */
export const withRespelledBrand = (
  text: string,
  catalogue: CatalogueSuggestions,
  { words: vehicleWords }: Pick<VehicleSuggestions, 'words'>,
): string => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (words.length < 2 || namesBeside(text, catalogue).brand !== null) return text;
  for (const [at, word] of words.entries()) {
    const { joined } = searchableName(word);
    if (catalogue.lineWords.has(joined) || vehicleWords.has(joined)) continue;
    const others = words.filter((_word, place) => place !== at).join(' ');
    const brand = catalogue.brands.find(
      (each) => isMisspelling(word, each) && bearsOut(others, each, catalogue),
    );
    if (brand !== undefined)
      return words.map((each, place) => (place === at ? brand.value.name : each)).join(' ');
  }
  return text;
};

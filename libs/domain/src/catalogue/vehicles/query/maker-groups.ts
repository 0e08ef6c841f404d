import { vehicleSlug } from '../vehicle-slug.js';
import { MAKE_SHORT_NAMES } from './short-names.js';

/** A company that sells vehicles under several makes. */
export interface MakerGroup {
  readonly name: string;
  /** Other names of the group, as slugs. */
  readonly otherNames: readonly string[];
  /** Makes of the group as shoppers know them, best known first. */
  readonly makes: readonly string[];
}

const group = (name: string, otherNames: readonly string[], makes: readonly string[]): MakerGroup => ({
  name,
  otherNames,
  makes,
});

export const MAKER_GROUPS: readonly MakerGroup[] = [
  group(
    'General Motors',
    ['gm', 'general-motor', 'general-motors-company'],
    ['Chevrolet', 'GMC', 'Buick', 'Cadillac'],
  ),
  group(
    'Stellantis',
    ['fca', 'fca-us', 'fiat-chrysler', 'fiat-chrysler-automobiles', 'mopar'],
    ['Jeep', 'Ram', 'Dodge', 'Chrysler', 'FIAT', 'Alfa Romeo', 'Maserati'],
  ),
  group(
    'Volkswagen Group',
    ['vag', 'vw-group', 'volkswagen-ag', 'vw-ag'],
    ['Volkswagen', 'Audi', 'Porsche', 'Bentley', 'Lamborghini'],
  ),
  group('Ford Motor Company', ['ford-motor', 'ford-motors'], ['Ford', 'Lincoln']),
  group('Toyota Motor Corporation', ['toyota-motor', 'toyota-motors'], ['Toyota', 'Lexus']),
  group('Honda Motor Company', ['honda-motor', 'honda-motors'], ['Honda', 'Acura']),
  group('Nissan Motor Company', ['nissan-motor', 'nissan-motors'], ['Nissan', 'Infiniti']),
  group(
    'Hyundai Motor Group',
    ['hyundai-motor', 'hyundai-motors', 'hyundai-group'],
    ['Hyundai', 'Kia', 'Genesis'],
  ),
  group('BMW Group', ['bmw-ag'], ['BMW', 'MINI', 'Rolls-Royce']),
  group('Jaguar Land Rover', ['jlr', 'jaguar-and-land-rover'], ['Land Rover', 'Jaguar']),
];

/** Fewer letters of a name may begin another one: "stel". */
const SHORTEST_BEGINNING = 6;

/** The years of vehicles that are typed beside a group. */
const YEAR = /^(?:19|20)\d{2}$/;

export interface GroupQuery {
  readonly group: MakerGroup;
  readonly year: number | undefined;
}

const namesOf = ({ name, otherNames }: MakerGroup): readonly string[] => [vehicleSlug(name), ...otherNames];

const firstWordOf = (slug: string): string => slug.split('-')[0] ?? slug;

/** Words that a vehicle's name may begin with. */
const MAKE_WORDS: ReadonlySet<string> = new Set([
  ...MAKER_GROUPS.flatMap(({ makes }) => makes.map((make) => firstWordOf(vehicleSlug(make)))),
  ...Object.keys(MAKE_SHORT_NAMES),
]);

/**
 * True if the words are the name, or begin it past its first word: "general" alone is a brand of tires. A name that begins with a make must be
 * whole: "ford m" may become Ford Mustang.
 */
const isName = (typed: string, name: string): boolean => {
  if (typed === name) return true;
  if (typed.length < SHORTEST_BEGINNING || !name.startsWith(typed)) return false;
  const first = firstWordOf(name);
  if (MAKE_WORDS.has(first)) return false;
  return name === first || typed.length > first.length;
};

/**
 * Returns the group of makes that a text names, with the year beside it; null if the text says more than that, or names none. A name counts
 * once it is typed in whole, or nearly.
 */
export const parseMakerGroup = (text: string): GroupQuery | null => {
  const words = vehicleSlug(text).split('-');
  const years = words.filter((word) => YEAR.test(word));
  const typed = words.filter((word) => !YEAR.test(word)).join('-');
  if (typed === '' || years.length > 1) return null;
  const found = MAKER_GROUPS.find((one) => namesOf(one).some((name) => isName(typed, name)));
  const [year] = years;
  return found === undefined ? null : { group: found, year: year === undefined ? undefined : Number(year) };
};

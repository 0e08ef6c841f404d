import { ownValue } from '../../../lookup/index.js';
import { cutText } from '../../../text/index.js';
import { type LoadRange, loadRangeOfPly } from '../../tires/index.js';

/** A shopper's demands on a tire besides its size, brand, line and vehicle. */
export interface SearchNeeds {
  readonly isRunFlat: boolean;
  /** Rated for severe snow: the mountain with a snowflake. */
  readonly isSnowRated: boolean;
  /** For studs or with studs: winter tires. */
  readonly isStudded: boolean;
  readonly isForElectric: boolean;
  readonly isForTrailer: boolean;
  /** For a truck with dual rear wheels. */
  readonly isForDually: boolean;
  readonly isSpare: boolean;
  /** `10 ply` is load range E. */
  readonly loadRange: LoadRange | null;
  /** 1 for any mileage warranty. */
  readonly minWarrantyMiles: number | null;
  /** Number of tires, 1 to 8; read so that its words are not taken for a name. */
  readonly quantity: number | null;
  /** Diameter of the wheel in inches, 10 to 26. */
  readonly rimIn: number | null;
  /** Diameter of the tire in inches, 27 to 54; smaller ones only where the text says that the tire is so tall. */
  readonly heightIn: number | null;
}

/** The needs in a text, and the text without them. */
export interface NeedsInWords {
  readonly needs: SearchNeeds;
  readonly rest: string;
}

export const NO_NEEDS: SearchNeeds = {
  isRunFlat: false,
  isSnowRated: false,
  isStudded: false,
  isForElectric: false,
  isForTrailer: false,
  isForDually: false,
  isSpare: false,
  loadRange: null,
  minWarrantyMiles: null,
  quantity: null,
  rimIn: null,
  heightIn: null,
};

const SMALLEST_RIM_IN = 10;
const LARGEST_RIM_IN = 26;
const TALLEST_IN = 54;
const LEAST_WARRANTY_MILES = 20_000;
const MOST_WARRANTY_MILES = 120_000;
const MOST_TIRES = 8;
const LONGEST_TEXT = 200;
/** "donut spare" says one thing twice. */
const MOST_MENTIONS = 3;

type Found = Partial<SearchNeeds> | null;

interface Reader {
  readonly pattern: RegExp;
  /** Null where the words mean something else and stay in the text. */
  readonly read: (groups: Readonly<Record<string, string | undefined>>) => Found;
}

const flag =
  (found: Partial<SearchNeeds>): Reader['read'] =>
  () =>
    found;

const inchesOf = (text = ''): number => Number(text.replace(',', '.'));

const isRim = (inches: number): boolean =>
  inches >= SMALLEST_RIM_IN && inches <= LARGEST_RIM_IN && (Number.isInteger(inches) || inches % 1 === 0.5);

const rim = ({ inches }: Readonly<Record<string, string | undefined>>): Found => {
  const value = inchesOf(inches);
  return isRim(value) ? { rimIn: value } : null;
};

const height = ({ inches }: Readonly<Record<string, string | undefined>>): Found => {
  const value = inchesOf(inches);
  return value >= SMALLEST_RIM_IN && value <= TALLEST_IN ? { heightIn: value } : null;
};

/** Up to 26 inches is a wheel, above that a tire. */
const rimOrHeight: Reader['read'] = (groups) => rim(groups) ?? height(groups);

const warranty: Reader['read'] = ({ thousands, miles }) => {
  const value =
    thousands === undefined ? Number((miles ?? '').replace(/[,. ]/g, '')) : Number(thousands) * 1000;
  return value >= LEAST_WARRANTY_MILES && value <= MOST_WARRANTY_MILES ? { minWarrantyMiles: value } : null;
};

const quantity: Reader['read'] = ({ count = '' }) => {
  const words: ReadonlyMap<string, number> = new Map([
    ['one', 1],
    ['two', 2],
    ['three', 3],
    ['four', 4],
    ['five', 5],
    ['six', 6],
  ]);
  const value = words.get(count.toLowerCase()) ?? Number(count);
  return value >= 1 && value <= MOST_TIRES ? { quantity: value } : null;
};

const PLIES: ReadonlyMap<string, number> = new Map([
  ['four', 4],
  ['six', 6],
  ['eight', 8],
  ['ten', 10],
  ['twelve', 12],
  ['fourteen', 14],
]);

const INCH = String.raw`(?:"|”|″|''|’’|-?\s?in(?:ch(?:es)?|\.)?(?!\w))`;
const FIGURE = String.raw`(?<inches>\d{2}(?:[.,]5)?)`;
const TALL = String.raw`(?:tall|high|overall|(?:overall |outer |outside |tire )?(?:diameter|height))`;

const words = (source: string): RegExp => new RegExp(String.raw`(?<![\w/.])(?:${source})(?!\w)`, 'i');

/** In the order of reading: longer wordings before their parts. */
const READERS: readonly Reader[] = [
  {
    pattern: words(String.raw`run[\s-]?flats?|zero[ -]pressure|self[ -]supporting|rft|rof|ssr|zp|emt|moe`),
    read: flag({ isRunFlat: true }),
  },
  {
    pattern: words(
      String.raw`(?:3pmsf|3[ -]?peak|three[ -]peak|severe snow|snow ?flake|snow(?=[ -]rat(?:ed|ing)))(?:[ -](?:rated|rating|symbol))?`,
    ),
    read: flag({ isSnowRated: true }),
  },
  { pattern: words('stud(?:s|ded|dable)?'), read: flag({ isStudded: true }) },
  {
    pattern: words('(?:for )?(?:evs?|electric(?: (?:vehicles?|cars?))?|bev)(?: rated)?'),
    read: flag({ isForElectric: true }),
  },
  { pattern: words('(?:boat |utility |camper |travel )?trailers?'), read: flag({ isForTrailer: true }) },
  {
    pattern: words('dually|duallys|duallies|drw|dual rear wheels?'),
    read: flag({ isForDually: true }),
  },
  {
    pattern: words('(?:temporary |compact |full[ -]?size(?:d)? )?spares?|donuts?'),
    read: flag({ isSpare: true }),
  },
  {
    pattern: words(String.raw`(?<ply>\d{1,2}|four|six|eight|ten|twelve|fourteen)[ -]?ply(?: rat(?:ed|ing))?`),
    read: ({ ply }) => {
      const loadRange = loadRangeOfPly(PLIES.get((ply ?? '').toLowerCase()) ?? Number(ply));
      return loadRange === null || loadRange.length > 1 ? null : { loadRange };
    },
  },
  {
    pattern: words(
      '(?:load[ -]?range|lr|load)[ :-]?(?<letter>[a-n])|(?<rated>[a-n])[ -](?:rated|load(?:[ -]range)?)',
    ),
    read: ({ letter, rated }) => {
      const loadRange = (letter ?? rated ?? '').toUpperCase();
      return /^[A-HJLMN]$/.test(loadRange) ? { loadRange: loadRange as LoadRange } : null;
    },
  },
  {
    pattern: words(
      String.raw`(?:(?<thousands>\d{2,3}) ?k|(?<miles>\d{2,3}[,. ]?000))(?:[ -]?(?:miles?|mi))?(?: (?:mileage |tread ?wear |treadlife |tread )?warranty| tread ?(?:wear|life))?`,
    ),
    read: warranty,
  },
  {
    pattern: words('(?:with )?(?:mileage|tread ?wear|treadlife|tread ?life) warranty|long warranty'),
    read: flag({ minWarrantyMiles: 1 }),
  },
  {
    pattern: words(String.raw`(?:a )?(?:full )?sets? of (?<count>\d|two|three|four|five|six)`),
    read: quantity,
  },
  { pattern: words('(?:a )?pairs?(?: of)?'), read: flag({ quantity: 2 }) },
  { pattern: words(String.raw`(?:qty|quantity)[ :.]*(?<count>\d)`), read: quantity },
  { pattern: words('(?:a )?(?:full |complete )?sets?'), read: flag({ quantity: 4 }) },
  // Only at the start of the text: the 3 of "Mazda 3 tires" is a model.
  {
    pattern: /^\s*(?<count>[1-8]|one|two|three|four|five|six)(?: ?x| (?:new )?(?:tires?|pcs|pieces))(?!\w)/i,
    read: quantity,
  },
  { pattern: words(String.raw`${FIGURE}(?:${INCH})? ?${TALL}(?: tires?)?`), read: height },
  {
    pattern: new RegExp(String.raw`(?<![\w/.])${FIGURE}${INCH}(?: (?:rims?|wheels?))?`, 'i'),
    read: rimOrHeight,
  },
  { pattern: words(String.raw`${FIGURE} (?:rims?|wheels?)`), read: rim },
  { pattern: words(String.raw`r ?${FIGURE}`), read: rim },
  // "17s"; from 28 on they are heights.
  { pattern: words(String.raw`(?<inches>1[3-9]|2[0-4])[’']?s`), read: rim },
  // No year, model or size has half an inch by itself: 22.5 is a truck's wheel.
  { pattern: words(String.raw`(?<inches>1[4-9]\.5|2[24]\.5)`), read: rim },
  // "33s" and "35's" on a truck; "90s" is no tire.
  {
    pattern: words(String.raw`(?<inches>2[89]|3\d|4[0-4])[’']?s`),
    read: height,
  },
];

/** A later wording of something said before: "set of 2" and then "set". */
const isKnown = (needs: SearchNeeds, found: Partial<SearchNeeds>): boolean =>
  Object.keys(found).every((name) => {
    const value = ownValue(needs, name);
    return value !== null && value !== false;
  });

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads words of need in what a shopper typed: run-flat, snow and stud ratings, electric vehicles, trailers, duallies, spares, ply and load range,
 * mileage warranty, quantity, wheel and tire diameter. The first mention counts; words that may be part of a name are for the caller to weigh
 * (`rest` is the text without them). Texts are cut at 200 characters. Never throws.
 */
export const readNeeds = (text: string): NeedsInWords => {
  let rest = cutText(text, LONGEST_TEXT).normalize('NFKC');
  let needs = NO_NEEDS;
  for (const { pattern, read } of READERS) {
    for (let time = 0; time < MOST_MENTIONS; time += 1) {
      const match = pattern.exec(rest);
      const found = match === null ? null : read(match.groups ?? {});
      if (match === null || found === null) break;
      if (!isKnown(needs, found)) needs = { ...needs, ...found };
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
    }
  }
  return { needs, rest: tidy(rest) };
};

const COUNT = '(?<count>[1-8]|one|two|three|four|five|six)';
/** Beside a whole size a bare number counts tires: at the start, behind an x, or as the only other word. */
const COUNTS_BESIDE_SIZE: readonly RegExp[] = [
  new RegExp(String.raw`^x? ?${COUNT} ?x?(?= |$)(?: (?:new )?(?:tires?|pcs|pieces|of)(?!\w))?`, 'i'),
  new RegExp(String.raw`(?<= )(?:x ?${COUNT}|${COUNT.replace('count', 'times')} ?x)$`, 'i'),
];

/**
 * Reads how many tires are asked for from the words around a whole size: "x4", "4", "four tires", "4 michelin". Null if they don't say.
 * The 4 of "Pilot Sport 4" is a name.
 */
export const readCountBesideSize = (
  words: string,
): { readonly count: number; readonly rest: string } | null => {
  const text = tidy(words);
  for (const pattern of COUNTS_BESIDE_SIZE) {
    const match = pattern.exec(text);
    const count = quantity({ count: match?.groups?.['count'] ?? match?.groups?.['times'] ?? '' })?.quantity;
    if (match === null || !count) continue;
    return {
      count,
      rest: tidy(`${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`),
    };
  }
  return null;
};

/** True if the text asked for nothing of this kind. */
export const hasNoNeeds = (needs: SearchNeeds): boolean =>
  Object.values(needs).every((value) => value === null || value === false);

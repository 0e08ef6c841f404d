const UNITS = 'minutes|hours|business days|days|months|miles';
const WORDS = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['ten', 10],
]);
const NUMBER = `\\d[\\d,]*|${[...WORDS.keys()].join('|')}`;
const FIGURE = new RegExp(
  `\\b(?:(${NUMBER}) (?:to|or) )?(${NUMBER})[ -](${UNITS.replaceAll('s|', 's?|')}?)\\b`,
  'gi',
);

/** A number and what it counts. */
export interface Figure {
  readonly many: number;
  readonly unit: string;
}

const numberOf = (text: string): number => WORDS.get(text.toLowerCase()) ?? Number(text.replaceAll(',', ''));

const unitOf = (text: string): string => `${text.toLowerCase().replace(/s$/, '')}s`;

/** Returns the figures of time and distance in a sentence: "3 to 5 business days" has two. */
export const figuresIn = (text: string): readonly Figure[] =>
  [...text.matchAll(FIGURE)].flatMap(([, from, to = '', unit = '']) =>
    [from, to].flatMap((number) =>
      number === undefined ? [] : [{ many: numberOf(number), unit: unitOf(unit) }],
    ),
  );

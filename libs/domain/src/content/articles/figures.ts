/** The figures that texts may use; the shop's data gives the numbers. */
export const FIGURES = ['brands', 'shops'] as const;
export type Figure = (typeof FIGURES)[number];
export type Figures = Readonly<Record<Figure, number>>;

const EXACT_BELOW = 1000;

const isExact = (count: number): boolean => count < EXACT_BELOW;
const thousands = (count: number): number => Math.floor(count / EXACT_BELOW) * EXACT_BELOW;

/** Returns a count as a figure: `164`, or rounded down to thousands, `19,000+`. */
export const countFigure = (count: number): string =>
  isExact(count) ? String(count) : `${thousands(count).toLocaleString('en-US')}+`;

/** Returns a count in a sentence: `164`, or `more than 19,000`. */
export const countWords = (count: number): string =>
  isExact(count) ? String(count) : `more than ${thousands(count).toLocaleString('en-US')}`;

const PLACE = /\{(brands|shops)\}/g;

/** Fills `{brands}` and `{shops}` in an article's text; without figures, with `many`. */
export const fillFigures = (text: string, figures: Figures | null): string =>
  text.replace(PLACE, (_, name: Figure) => (figures === null ? 'many' : countWords(figures[name])));

import type { TireVariant } from '@simpletread/contract';
import type { ComparedItem, ComparisonFact } from './comparison-fact';

type Axle = TireVariant & Pick<ComparedItem, 'specs'>;

/** The tires of a set: one if all four are alike, otherwise front and rear. */
const axlesOf = (item: ComparedItem): readonly Axle[] =>
  item.rear === null || item.rearSpecs === null ? [item] : [item, { ...item.rear, specs: item.rearSpecs }];

/** The text for each axle; both are named if they differ. */
const textOf = (texts: readonly (string | null)[]): string | null => {
  const [front = null, rear = front] = texts;
  if (front === rear) return front;
  return `Front ${front ?? 'not stated'}, rear ${rear ?? 'not stated'}`;
};

/** Returns a fact of the whole set. */
export const setFact = (
  id: string,
  label: string,
  items: readonly ComparedItem[],
  text: (item: ComparedItem) => string | null,
  rest: Partial<Pick<ComparisonFact, 'absent' | 'isScore' | 'ranked'>> = {},
): ComparisonFact => ({ id, label, absent: 'Not stated', texts: items.map(text), ...rest });

/** Returns a fact of each tire of a set. */
export const tireFact = (
  id: string,
  label: string,
  items: readonly ComparedItem[],
  text: (axle: Axle) => string | null,
  rest: Partial<Pick<ComparisonFact, 'absent' | 'ranked'>> = {},
): ComparisonFact => setFact(id, label, items, (item) => textOf(axlesOf(item).map(text)), rest);

/** Returns sets' figures for marking the best; in a staggered set the worse axle counts, and none if one is unknown. */
export const figures = (
  items: readonly ComparedItem[],
  better: 'higher' | 'lower',
  figure: (axle: Axle) => number | null,
): NonNullable<ComparisonFact['ranked']> => ({
  better,
  figures: items.map((item) => {
    const known = axlesOf(item).map(figure);
    const worst = known.filter((each) => each !== null);
    if (worst.length < known.length) return null;
    return better === 'higher' ? Math.min(...worst) : Math.max(...worst);
  }),
});

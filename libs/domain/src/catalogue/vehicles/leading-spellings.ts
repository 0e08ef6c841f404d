import { modelSpelling } from './model-spelling.js';

interface SpelledModel {
  readonly make: string;
  readonly model: string;
  readonly years: readonly number[];
}

/** One model with its spellings; the first leads. */
export interface ModelSpellings<Model> {
  readonly spellings: readonly [Model, ...Model[]];
  /** The years of all spellings, newest first. */
  readonly years: readonly number[];
}

/**
 * Groups the spellings of each model. The one whose sizes are known in the most years leads; of equals the one sold in the most years, then the first.
 * The order of the groups is that of their leaders in `models`.
 */
export const leadingSpellings = <Model extends SpelledModel>(
  models: readonly Model[],
  hasSizes: (model: Model, year: number) => boolean,
): readonly ModelSpellings<Model>[] => {
  const groups = new Map<string, [Model, ...Model[]]>();
  for (const model of models) {
    const key = modelSpelling(model.make, model.model);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [model]);
    else group.push(model);
  }
  const position = new Map(models.map((model, at) => [model, at]));
  const knownYears = (model: Model): number => model.years.filter((year) => hasSizes(model, year)).length;
  return [...groups.values()]
    .map((spellings): ModelSpellings<Model> => {
      if (spellings.length > 1)
        spellings.sort((a, b) => knownYears(b) - knownYears(a) || b.years.length - a.years.length);
      const years = [...new Set(spellings.flatMap((spelling) => spelling.years))].sort((a, b) => b - a);
      return { spellings, years };
    })
    .sort((a, b) => (position.get(a.spellings[0]) ?? 0) - (position.get(b.spellings[0]) ?? 0));
};

import {
  type FitmentRecord,
  inheritedFitments,
  type KnownPairs,
  knownPairs,
  leadingSpellings,
  modelSpelling,
  parentModel,
  type VehicleFitment,
  vehicleFitments,
} from '@simpletread/domain';

export interface VehicleModel {
  readonly make: string;
  readonly model: string;
  readonly makeSlug: string;
  readonly modelSlug: string;
  /** Model years we know it in, newest first. */
  readonly years: readonly number[];
}

export interface Make {
  readonly slug: string;
  readonly name: string;
}

const NO_MODELS: readonly VehicleModel[] = [];
const NO_RECORDS: readonly FitmentRecord[] = [];

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
};

type Named = Pick<VehicleModel, 'make' | 'model'>;

const hasSizesIn = (records: readonly FitmentRecord[], year: number): boolean =>
  records.some(({ yearFrom, yearTo }) => yearFrom <= year && year <= yearTo);

/**
 * All models with their years, and the tire sizes their makers fitted, as of one moment. Of several spellings of a model the leading one is the model;
 * the others find it.
 */
export class VehicleIndex {
  /** One of each model, with the years of all its spellings. */
  readonly models: readonly VehicleModel[];
  /** By name. */
  readonly makes: readonly Make[];
  /** The staggered pairs of all models. */
  readonly pairs: KnownPairs;
  private readonly modelsByMake: ReadonlyMap<string, readonly VehicleModel[]>;
  private readonly modelsBySlugs: ReadonlyMap<string, VehicleModel>;
  private readonly spellings: ReadonlyMap<string, readonly VehicleModel[]>;
  private readonly modelsBySpelling: ReadonlyMap<string, VehicleModel>;
  private readonly recordsByModel: ReadonlyMap<string, readonly FitmentRecord[]>;

  constructor(models: readonly VehicleModel[], records: readonly FitmentRecord[]) {
    this.pairs = knownPairs(records);
    this.recordsByModel = groupBy(records, ({ make, model }) => `${make}/${model}`);
    const groups = leadingSpellings(models, (model, year) => hasSizesIn(this.recordsOf(model), year)).map(
      ({ spellings, years }) => ({ spellings, model: { ...spellings[0], years } }),
    );
    this.models = groups.map(({ model }) => model);
    this.spellings = new Map(groups.map(({ spellings, model }) => [spellingOf(model), spellings]));
    this.modelsBySpelling = new Map(this.models.map((model) => [spellingOf(model), model]));
    this.modelsBySlugs = new Map(
      groups.flatMap(({ spellings, model }) =>
        spellings.map(({ makeSlug, modelSlug }) => [`${makeSlug}/${modelSlug}`, model] as const),
      ),
    );
    this.modelsByMake = groupBy(this.models, ({ makeSlug }) => makeSlug);
    this.makes = [...this.modelsByMake].map(([slug, [first]]) => ({ slug, name: first?.make ?? slug }));
  }

  /** The models of a make by name; empty for a make we do not know. */
  modelsOf(makeSlug: string): readonly VehicleModel[] {
    return this.modelsByMake.get(makeSlug) ?? NO_MODELS;
  }

  /** The model that one of its spellings names. */
  model(makeSlug: string, modelSlug: string): VehicleModel | undefined {
    return this.modelsBySlugs.get(`${makeSlug}/${modelSlug}`);
  }

  /** All spellings of a model in our records, the leading one first. */
  spellingsOf(model: Named): readonly VehicleModel[] {
    return this.spellings.get(spellingOf(model)) ?? NO_MODELS;
  }

  /** The records of one spelling of a model over all its years. */
  recordsOf({ make, model }: Named): readonly FitmentRecord[] {
    return this.recordsByModel.get(`${make}/${model}`) ?? NO_RECORDS;
  }

  /**
   * The tire sets of a model in one year, narrowed to a trim: those of its leading spelling, else of another, else what it inherits from its parent. Sets
   * of several spellings are never mixed.
   */
  fitmentsOf(model: Named, year: number, trim?: string): readonly VehicleFitment[] {
    for (const spelling of this.spellingsOf(model)) {
      const name = {
        year,
        make: spelling.make,
        model: spelling.model,
        ...(trim === undefined ? {} : { trim }),
      };
      const own = vehicleFitments(name, this.recordsOf(spelling));
      if (own.length > 0) return own;
    }
    const parent = this.parentOf(model);
    if (!parent?.years.includes(year)) return [];
    // The parent's first spelling with sets decides: one whose sets differ means that nothing is inherited.
    for (const { make, model: name } of this.spellingsOf(parent)) {
      const records = this.recordsOf({ make, model: name });
      const named = { year, make, model: name };
      if (vehicleFitments(named, records).length > 0) return inheritedFitments(named, records);
    }
    return [];
  }

  private parentOf({ make, model }: Named): VehicleModel | undefined {
    const parent = parentModel(model);
    return parent === null ? undefined : this.modelsBySpelling.get(modelSpelling(make, parent));
  }
}

const spellingOf = ({ make, model }: Named): string => modelSpelling(make, model);

import { type FitmentRecord, type KnownPairs, knownPairs } from '@simpletread/domain';

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

/** All models with their years, and the tire sizes their makers fitted, as of one moment. */
export class VehicleIndex {
  readonly models: readonly VehicleModel[];
  /** By name. */
  readonly makes: readonly Make[];
  /** The staggered pairs of all models. */
  readonly pairs: KnownPairs;
  private readonly modelsByMake: ReadonlyMap<string, readonly VehicleModel[]>;
  private readonly recordsByModel: ReadonlyMap<string, readonly FitmentRecord[]>;

  constructor(models: readonly VehicleModel[], records: readonly FitmentRecord[]) {
    this.models = models;
    this.pairs = knownPairs(records);
    this.modelsByMake = groupBy(models, ({ makeSlug }) => makeSlug);
    this.recordsByModel = groupBy(records, ({ make, model }) => `${make}/${model}`);
    this.makes = [...this.modelsByMake].map(([slug, [first]]) => ({ slug, name: first?.make ?? slug }));
  }

  /** The models of a make by name; empty for a make we do not know. */
  modelsOf(makeSlug: string): readonly VehicleModel[] {
    return this.modelsByMake.get(makeSlug) ?? NO_MODELS;
  }

  model(makeSlug: string, modelSlug: string): VehicleModel | undefined {
    return this.modelsOf(makeSlug).find((model) => model.modelSlug === modelSlug);
  }

  /** The original sets of a model over all its years. */
  recordsOf({ make, model }: VehicleModel): readonly FitmentRecord[] {
    return this.recordsByModel.get(`${make}/${model}`) ?? NO_RECORDS;
  }
}

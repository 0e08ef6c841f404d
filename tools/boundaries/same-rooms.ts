interface SourceFile {
  /** Relative to its floor. */
  readonly path: string;
  readonly source: string;
}

/** Endpoints that are answered elsewhere, with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  explainPriceOfCart: 'Explaining a price needs a cart, and pricing is below carts.',
  tryFitmentVerdicts: 'Its values are those of a record, and the records know no feature.',
};

/** Returns `orders/refunds` for `orders/refunds/staff/refunds.ts`. */
const featureOf = (path: string): string => path.split(/[\\/]/).slice(0, 2).join('/');

/** Returns the feature that declares each endpoint of the contract, by its name. */
export const placesOfEndpoints = (contract: readonly SourceFile[]): ReadonlyMap<string, string> =>
  new Map(
    contract.flatMap(({ path, source }) =>
      [...source.matchAll(/^export const (\w+) = endpoint\(/gm)].map(
        ([, name = '']) => [name, featureOf(path)] as const,
      ),
    ),
  );

/** Returns a sentence for each endpoint that a controller answers in another room or feature than the contract declares it in. */
export const wrongPlaces = (
  places: ReadonlyMap<string, string>,
  server: readonly SourceFile[],
): readonly string[] =>
  server.flatMap(({ path, source }) =>
    [...source.matchAll(/@Bind\((\w+)[,)]/g)]
      .map(([, name = '']) => ({ name, declared: places.get(name), answered: featureOf(path) }))
      .filter(
        ({ name, declared, answered }) =>
          declared !== undefined && declared !== answered && !Object.hasOwn(ELSEWHERE, name),
      )
      .map(({ name, declared, answered }) => `${name}: declared in ${declared}, answered in ${answered}`),
  );

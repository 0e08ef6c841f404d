/** An experiment: each visitor sees one of the variants, always the same one. */
export interface Experiment {
  readonly id: string;
  /** The first variant is the shop without the experiment. */
  readonly variants: readonly [string, ...string[]];
}

/** Running experiments. When one ends, remove it and build its answer in. */
export const EXPERIMENTS = [
  /** The link that helps find a size may say where on the tire the size is. */
  { id: 'size-hint', variants: ['plain', 'sidewall'] },
] as const satisfies readonly Experiment[];

export type ExperimentId = (typeof EXPERIMENTS)[number]['id'];
export type Variants = Readonly<Record<string, string>>;

const FNV_PRIME = 0x01000193;
const FNV_OFFSET = 0x811c9dc5;

const hashOf = (text: string): number => {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME) >>> 0;
  // The last characters reach the low bits only after the high bits are folded in.
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** Returns a visitor's variant: the same for the same id, evenly distributed over ids, independent between experiments. */
export const variantOf = ({ id, variants }: Experiment, visitorId: string): string =>
  variants[hashOf(`${id}:${visitorId}`) % variants.length] ?? variants[0];

/** Returns a visitor's variants in all running experiments; the first variants for a visitor without an id. */
export const variantsOf = (visitorId: string | null): Readonly<Record<ExperimentId, string>> =>
  Object.fromEntries(
    EXPERIMENTS.map((experiment) => [
      experiment.id,
      visitorId === null ? experiment.variants[0] : variantOf(experiment, visitorId),
    ]),
  ) as Record<ExperimentId, string>;

/** A question that visitors answer by what they do: each sees one of the variants, always the same one. */
export interface Experiment {
  readonly id: string;
  /** The first is how the shop is without the experiment. */
  readonly variants: readonly [string, ...string[]];
}

/** Experiments that run. One that has ended is taken out, and its answer built in. */
export const EXPERIMENTS = [
  /** Whether the link that helps to find a size says where it stands. */
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
  // The last characters reach the low bits only once the high ones are folded in.
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** The variant that a visitor sees: the same for the same id, even over ids, independent between experiments. */
export const variantOf = ({ id, variants }: Experiment, visitorId: string): string =>
  variants[hashOf(`${id}:${visitorId}`) % variants.length] ?? variants[0];

/** The variants of all running experiments for a visitor, by experiment; each one's first for a visitor without an id. */
export const variantsOf = (visitorId: string | null): Readonly<Record<ExperimentId, string>> =>
  Object.fromEntries(
    EXPERIMENTS.map((experiment) => [
      experiment.id,
      visitorId === null ? experiment.variants[0] : variantOf(experiment, visitorId),
    ]),
  ) as Record<ExperimentId, string>;

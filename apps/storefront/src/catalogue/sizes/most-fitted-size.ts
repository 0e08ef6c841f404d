import type { TireSizesReply } from '@simpletread/contract';

type Size = TireSizesReply['rims'][number]['sizes'][number];

const mostOf = (sizes: readonly Size[], measure: (size: Size) => number): Size | undefined =>
  sizes.reduce<Size | undefined>(
    (most, size) => (most === undefined || measure(size) > measure(most) ? size : most),
    undefined,
  );

/** Returns the most common factory size with at least `leastTires` tires; otherwise the one with the most tires. */
export const mostFittedSize = (rims: TireSizesReply['rims'], leastTires: number): Size | undefined => {
  const sizes = rims.flatMap((rim) => rim.sizes);
  const fitted = sizes.filter(({ tireCount, fitmentCount }) => tireCount >= leastTires && fitmentCount > 0);
  return mostOf(fitted, ({ fitmentCount }) => fitmentCount) ?? mostOf(sizes, ({ tireCount }) => tireCount);
};

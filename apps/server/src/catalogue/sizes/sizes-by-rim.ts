import type { TireSizesReply } from '@simpletread/contract';

import type { SizeFacts } from '../tires/index.js';

type Rim = TireSizesReply['rims'][number];

const rimOf = (rimIn: number, sizes: readonly SizeFacts[], perRim: number): Rim => ({
  rimIn,
  sizeCount: sizes.length,
  tireCount: sizes.reduce((sum, { tireCount }) => sum + tireCount, 0),
  sizes: sizes.slice(0, perRim).map(({ code, slug, tireCount, oeFitmentCount }) => ({
    sizeCode: code,
    sizeSlug: slug,
    tireCount,
    fitmentCount: oeFitmentCount,
  })),
});

/** Sizes that have tires, by rim from small to large; of each rim at most `perRim`, in the order they come in. */
export const sizesByRim = (sizes: readonly SizeFacts[], perRim: number): TireSizesReply => {
  const onSale = sizes.filter(({ tireCount }) => tireCount > 0);
  const byRim = new Map<number, SizeFacts[]>();
  for (const size of onSale) byRim.set(size.rimIn, [...(byRim.get(size.rimIn) ?? []), size]);
  return {
    total: onSale.length,
    rims: [...byRim].sort(([a], [b]) => a - b).map(([rimIn, ofRim]) => rimOf(rimIn, ofRim, perRim)),
  };
};

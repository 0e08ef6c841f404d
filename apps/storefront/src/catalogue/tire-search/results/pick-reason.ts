import type { TireCard } from '@simpletread/contract';

/** Why a tire is a pick; without a ZIP there is no total that could be the lowest. */
export const pickReason = (reason: string, { outTheDoor }: Pick<TireCard, 'outTheDoor'>): string =>
  reason === 'Lowest total' && outTheDoor === null ? 'Lowest price' : reason;

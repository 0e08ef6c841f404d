import type { TireCard } from '@simpletread/contract';

/** Returns the reason for a pick; without a ZIP no total can be the lowest. */
export const pickReason = (reason: string, { outTheDoor }: Pick<TireCard, 'outTheDoor'>): string =>
  reason === 'Lowest total' && outTheDoor === null ? 'Lowest price' : reason;

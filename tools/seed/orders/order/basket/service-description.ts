import type { TireRow } from '../../../catalogue/tires/tire-row.js';

/** Load index and speed symbol as on the sidewall: 102H, 125/122S. */
export const serviceDescription = (
  tire: Pick<TireRow, 'loadIndex' | 'dualLoadIndex' | 'speedSymbol'>,
): string => {
  const dual = tire.dualLoadIndex === null ? '' : `/${tire.dualLoadIndex}`;
  return `${tire.loadIndex}${dual}${tire.speedSymbol}`;
};

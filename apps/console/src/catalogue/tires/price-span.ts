import { formatMoney, type Cents } from '@simpletread/domain';

/** `$142.00 to $310.00` over the sizes of a line; one price when all are alike. */
export const priceSpan = (from: Cents | null, to: Cents | null): string => {
  if (from === null || to === null) return 'no price';
  return from === to ? formatMoney(from) : `${formatMoney(from)} to ${formatMoney(to)}`;
};

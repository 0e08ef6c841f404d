import type { TireSearchReply } from '@simpletread/contract';

/** The fit of a list of tires on the shopper's vehicle: some fit, none fits, or the vehicle's sizes aren't known. */
export type ListFit = 'some' | 'none' | 'unknown';

/** Returns the fit of a list that was judged for a vehicle. Only if no tire of the size fits does the list hold refused ones. */
export const listFit = ({ items }: Pick<TireSearchReply, 'items'>): ListFit => {
  if (items.length > 0 && items.every(({ fit }) => fit?.kind === 'refused')) return 'none';
  return items.some(({ fit }) => fit?.kind === 'unknown') ? 'unknown' : 'some';
};

import { chosenTires, type ChosenTire } from '@simpletread/contract';
import { cache } from 'react';
import { shopperClient } from '../../shell/api';
import { wholeNumberOf, type RawParams } from '../../shell/paths';

const MOST_ITEM = 2_000_000_000;

const read = cache(async (item: number): Promise<ChosenTire | null> => {
  const { items } = await (await shopperClient()).call(chosenTires, { query: { tires: String(item) } });
  return items[0] ?? null;
});

/** Returns the advertised tire by `item` in the address; null if it names no known one. */
export const readAdvertised = (params: RawParams): Promise<ChosenTire | null> => {
  const item = wholeNumberOf(params, 'item', 1, MOST_ITEM);
  return item === undefined ? Promise.resolve(null) : read(item);
};

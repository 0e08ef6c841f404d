import { type CartReply, getShop } from '@simpletread/contract';
import { readNextShop } from '../../../installers';
import { orElse, readCached } from '../../../shell/api';

/** Returns the name of the shop that the shopper chose and that refused these tires; null where there is none. */
export const readMissedShop = async ({ fulfilment }: CartReply): Promise<string | null> => {
  if (fulfilment !== null) return null;
  const code = await readNextShop();
  if (code === null) return null;
  return (await orElse(readCached('shops', getShop, { params: { code } }), null))?.company ?? null;
};

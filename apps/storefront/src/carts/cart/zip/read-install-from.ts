import { findShops, type CartReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';
import { readCached } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';

/** Returns the cheapest installation price per tire near the cart's ZIP while no fulfilment is chosen; null if unknown. */
export const readInstallFrom = async ({ fulfilment, zip }: CartReply): Promise<Cents | null> => {
  if (fulfilment !== null || zip === null) return null;
  try {
    const { shops } = await readCached('shops', findShops, { query: { zip, sort: 'price', limit: 1 } });
    return shops[0]?.installPriceInCents ?? null;
  } catch (error) {
    reportProblem('cart install price', error);
    return null;
  }
};

import { findShops, type CartReply } from '@simpletread/contract';
import type { Cents } from '@simpletread/domain';
import { readCached } from '../../../shell/api';
import { reportProblem } from '../../../shell/telemetry';

/** What the cheapest shop near the cart's ZIP takes for a tire, while no way of delivery is chosen; null where nobody can say. */
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

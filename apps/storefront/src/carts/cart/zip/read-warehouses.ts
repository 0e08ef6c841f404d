import { ContractError, findWarehousePickups, type WarehousePickup } from '@simpletread/contract';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import { cartToken } from '../state/read-cart';

/** Returns the warehouses near a ZIP that have all tires of the shopper’s cart, nearest first; none where they can’t be read. Read again for every page. */
export const readWarehouses = async (zip: string): Promise<readonly WarehousePickup[]> => {
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  try {
    return (await client.call(findWarehousePickups, { query: { zip } })).warehouses;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if ((error.statusCode ?? 500) >= 500) reportProblem('warehouses for pickup', error);
    return [];
  }
};

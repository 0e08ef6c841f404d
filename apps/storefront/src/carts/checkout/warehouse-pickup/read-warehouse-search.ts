import { type CartReply, ContractError, findWarehousePickups } from '@simpletread/contract';
import { parseZip, WAREHOUSE_PICKUP_MILES } from '@simpletread/domain';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import type { RawParams } from '../../../shell/paths';
import { cartToken } from '../../cart';
import { searchZip } from '../shipping/search-zip';
import type { WarehouseSearch } from './WarehouseChoice';

/** Returns the warehouses near the requested ZIP, or the known one, that have all tires of the cart. Read again for every page. */
export const readWarehouseSearch = async (cart: CartReply, params: RawParams): Promise<WarehouseSearch> => {
  const text = await searchZip(cart, params);
  const zip = parseZip(text);
  const none: WarehouseSearch = { zip: text, radiusMiles: WAREHOUSE_PICKUP_MILES, warehouses: [] };
  if (!zip.ok) return none;
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  try {
    return await client.call(findWarehousePickups, { query: { zip: zip.value.zip5 } });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if ((error.statusCode ?? 500) >= 500) reportProblem('warehouses for pickup', error);
    return none;
  }
};

import type { CartReply } from '@simpletread/contract';
import { parseZip, WAREHOUSE_PICKUP_MILES } from '@simpletread/domain';
import type { RawParams } from '../../../shell/paths';
import { readWarehouses } from '../../cart';
import { searchZip } from '../shipping/search-zip';
import type { WarehouseSearch } from './WarehouseChoice';

/** Returns the warehouses near the requested ZIP, or the known one, that have all tires of the cart. */
export const readWarehouseSearch = async (cart: CartReply, params: RawParams): Promise<WarehouseSearch> => {
  const text = await searchZip(cart, params);
  const zip = parseZip(text);
  return {
    zip: zip.ok ? zip.value.zip5 : text,
    radiusMiles: WAREHOUSE_PICKUP_MILES,
    warehouses: zip.ok ? await readWarehouses(zip.value.zip5) : [],
  };
};

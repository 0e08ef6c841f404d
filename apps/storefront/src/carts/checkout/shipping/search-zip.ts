import type { CartReply } from '@simpletread/contract';
import { readShopper } from '../../../shell/shopper';
import { textOf, type RawParams } from '../../../shell/paths';

/** Returns the ZIP to search shops and locations around, as typed: the requested one, otherwise the known one, or empty. */
export const searchZip = async (cart: CartReply, params: RawParams): Promise<string> => {
  const { place } = await readShopper();
  const asked = textOf(params, 'zip', 10).trim();
  return asked === '' ? (cart.zip ?? cart.shop?.zip ?? cart.shipTo?.zip ?? place?.zip ?? '') : asked;
};

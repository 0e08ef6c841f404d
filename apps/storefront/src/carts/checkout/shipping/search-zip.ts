import type { CartReply } from '@simpletread/contract';
import { readShopper } from '../../../shell/shopper';
import { textOf, type RawParams } from '../../../shell/paths';

/** The ZIP around which shops and locations are looked for, as it was typed: the one asked for, else the one we know, or nothing. */
export const searchZip = async (cart: CartReply, params: RawParams): Promise<string> => {
  const { place } = await readShopper();
  const asked = textOf(params, 'zip', 10).trim();
  return asked === '' ? (cart.zip ?? cart.shop?.zip ?? cart.shipTo?.zip ?? place?.zip ?? '') : asked;
};

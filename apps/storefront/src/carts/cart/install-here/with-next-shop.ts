import { type CartReply, ContractError, setCartDelivery } from '@simpletread/contract';
import { forgetNextShop, readNextShop } from '../../../installers';
import { shopperClient } from '../../../shell/api';

/**
 * Returns the cart with the next shop as its installer, unless its shopper has chosen how to receive it. A shop that refuses these tires
 * waits for others. It never prevents adding tires.
 */
export const withNextShop = async (token: string, cart: CartReply): Promise<CartReply> => {
  const code = await readNextShop();
  if (code === null || cart.fulfilment !== null) {
    if (code !== null && cart.shop?.code === code) await forgetNextShop();
    return cart;
  }
  try {
    const client = await shopperClient({ cart: token });
    const body = { version: cart.version, fulfilment: 'ship-to-shop' as const, shopCode: code };
    const installed = await client.call(setCartDelivery, { body }, { idempotencyKey: crypto.randomUUID() });
    await forgetNextShop();
    return installed;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return cart;
  }
};

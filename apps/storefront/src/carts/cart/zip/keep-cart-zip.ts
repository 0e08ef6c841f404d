import { setCartZip } from '@simpletread/contract';
import { reportProblem } from '../../../shell/error-reports';
import { changeOpenCart, newKey } from '../state/open-cart';
import { cartToken } from '../state/read-cart';

/** Prices the shopper's cart for another ZIP if it has no address yet. Never fails. */
export const keepCartZip = async (zip: string): Promise<void> => {
  if ((await cartToken()) === null) return;
  try {
    await changeOpenCart(async (client, cart) => {
      if (cart.zip === zip || cart.shop !== null || cart.shipTo !== null) return;
      await client.call(setCartZip, { body: { version: cart.version, zip } }, newKey());
    });
  } catch (error) {
    // A cart that is gone or ordered has no price to change.
    reportProblem('cart zip', error);
  }
};

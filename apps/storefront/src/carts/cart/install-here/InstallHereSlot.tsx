import { readNextShop } from '../../../installers';
import { readCart } from '../state/read-cart';
import { InstallHere } from './InstallHere';

/** The choice of a shop, as the shopper's cart has it. */
export const InstallHereSlot = async ({ shopCode }: { readonly shopCode: string }) => {
  const [cart, next] = await Promise.all([readCart(), readNextShop()]);
  const hasTires = cart !== null && cart.lines.length > 0;
  const chosen = hasTires ? cart.shop?.code : next;
  return <InstallHere shopCode={shopCode} isChosen={chosen === shopCode} hasTires={hasTires} />;
};

import { ContractError, listCartShops, listNextTimes } from '@simpletread/contract';
import { NO_OFFERS, type ShopOffers } from '../../../installers';
import { readCached, shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import { cartToken, readCart } from '../state/read-cart';

const ofCart = async (codes: string, token: string): Promise<ShopOffers> => {
  const client = await shopperClient({ cart: token });
  const { tires, shops } = await client.call(listCartShops, { query: { codes } });
  const byCode = new Map(
    shops.map(({ shopCode, canInstall, isInArea, installationInCents: installation, times }) => [
      shopCode,
      { canInstall, isInArea, installation, times },
    ]),
  );
  return { tires, byCode };
};

const ofToday = async (codes: string): Promise<ShopOffers> => {
  const shops = await readCached('shopTimes', listNextTimes, { query: { codes } });
  const byCode = new Map(
    shops.map(({ shopCode, times }) => [
      shopCode,
      { canInstall: true, isInArea: true, installation: null, times },
    ]),
  );
  return { tires: 0, byCode };
};

/** Returns next free times and prices of a page of shops: for the tires in the cart, or for tires ordered today. A list can do without. */
export const readShopOffers = async (shops: readonly { readonly code: string }[]): Promise<ShopOffers> => {
  if (shops.length === 0) return NO_OFFERS;
  const codes = shops.map(({ code }) => code).join(',');
  try {
    const [cart, token] = await Promise.all([readCart(), cartToken()]);
    const hasTires = cart !== null && cart.lines.length > 0;
    return await (hasTires && token !== null ? ofCart(codes, token) : ofToday(codes));
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportProblem('next times of shops', error);
    return NO_OFFERS;
  }
};

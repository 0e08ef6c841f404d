import { ContractError, getCartAppointments, type CartReply } from '@simpletread/contract';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import { cartToken } from '../../cart';
import type { ShopTimes } from './shop-times';

/** Returns the times the cart's shop can mount its tires; null without a shop. Read again for every page. */
export const readShopTimes = async ({ fulfilment, shop }: CartReply): Promise<ShopTimes | null> => {
  if (fulfilment !== 'ship-to-shop' || shop === null) return null;
  const client = await shopperClient({ cart: (await cartToken()) ?? '' });
  try {
    const { company, tiresArriveBy, firstDate, days } = await client.call(getCartAppointments, { query: {} });
    return { shopCode: shop.code, company, calendar: { tiresArriveBy, firstDate, days } };
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    reportProblem('times of a shop', error);
    return { shopCode: shop.code, company: shop.company, calendar: null };
  }
};

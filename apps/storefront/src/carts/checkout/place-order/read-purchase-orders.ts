import { listMyPurchaseOrders, type ReplyOf } from '@simpletread/contract';
import { isRefusal, shopperClient } from '../../../shell/api';
import { readCustomer } from '../../../sso';

export type PurchaseOrders = ReplyOf<typeof listMyPurchaseOrders>;

const NONE: PurchaseOrders = { hasAny: false, items: [] };

/** Returns the purchase orders of the signed-in buyer’s company that this order can use; none for guests, or for staff who act as the buyer. */
export const readPurchaseOrders = async (): Promise<PurchaseOrders> => {
  if ((await readCustomer()) === null) return NONE;
  try {
    return await (await shopperClient()).call(listMyPurchaseOrders, {});
  } catch (error) {
    if (isRefusal(error, 'access.signInRequired', 'access.readOnly')) return NONE;
    throw error;
  }
};

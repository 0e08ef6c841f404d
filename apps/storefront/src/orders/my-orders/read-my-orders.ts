import { getMyOrder, listMyOrders, type OrderView, type ReplyOf } from '@simpletread/contract';
import { orNotFound, shopperClient } from '../../shell/api';

export const PAGE_SIZE = 10;

export const readMyOrders = async (page: number): Promise<ReplyOf<typeof listMyOrders>> =>
  (await shopperClient()).call(listMyOrders, { query: { page } });

/** Returns an order of the signed-in customer; any other number is not found. */
export const readMyOrder = async (orderNumber: string): Promise<OrderView> =>
  orNotFound(
    (await shopperClient()).call(getMyOrder, { params: { orderNumber } }),
    'record.missing',
    'order.unknown',
  );

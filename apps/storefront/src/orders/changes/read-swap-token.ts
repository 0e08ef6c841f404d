import { getOwnSwap } from '@simpletread/contract';
import { notFound } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** Returns the token with which the customer swaps the tires of an order; a 404 for an order of another account. */
export const readSwapToken = async (orderNumber: string): Promise<string> => {
  try {
    return (await (await shopperClient()).call(getOwnSwap, { params: { orderNumber } })).token;
  } catch (error) {
    if (isRefusal(error, 'record.missing')) notFound();
    throw error;
  }
};

import { ContractError, getOwnChanges, type OwnChanges } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** Reads the changes that an order allows; null for an order of another account. Staff who act as the customer see the order instead. */
export const readChanges = async (orderNumber: string): Promise<OwnChanges | null> => {
  try {
    return await (await shopperClient()).call(getOwnChanges, { params: { orderNumber } });
  } catch (error) {
    if (isRefusal(error, 'record.missing')) return null;
    if (error instanceof ContractError && error.statusCode === 403)
      redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
    throw error;
  }
};

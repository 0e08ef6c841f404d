import { ContractError, type OwnCancellation, previewOwnCancellation } from '@simpletread/contract';
import { redirect } from 'next/navigation';
import { isRefusal, shopperClient } from '../../shell/api';

/** The preview of a cancellation; null for an order of another account. One that can no longer be cancelled says so on its own page. */
export const readCancellation = async (orderNumber: string): Promise<OwnCancellation | null> => {
  try {
    return await (await shopperClient()).call(previewOwnCancellation, { params: { orderNumber } });
  } catch (error) {
    if (isRefusal(error, 'record.missing')) return null;
    if (error instanceof ContractError && error.statusCode === 409)
      redirect(`/account/my-orders/${encodeURIComponent(orderNumber)}`);
    throw error;
  }
};

import { buildUrl, getAdminReceipt, getAdminReceipts } from '@simpletread/contract';

import { useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

const fileAt = async (url: string, refusal: string): Promise<Blob> => {
  const response = await fetch(url, { method: 'GET', credentials: 'include' });
  if (!response.ok) throw new Error(refusal);
  return response.blob();
};

/** Receipts of orders. */
export const receiptCalls = {
  receipt: (orderId: string): Promise<Blob> =>
    fileAt(
      buildUrl(serverConfig().serverUrl, getAdminReceipt.path, { id: orderId }, {}),
      'We couldn’t load the receipt. Try again.',
    ),
  receipts: (orderIds: readonly string[]): Promise<Blob> =>
    fileAt(
      buildUrl(serverConfig().serverUrl, getAdminReceipts.path, {}, { orders: orderIds.join(',') }),
      'We couldn’t load the receipts. Try again.',
    ),
};

export const useReceiptCalls = () => useCalls(receiptCalls);

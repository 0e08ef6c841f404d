import { buildUrl, getAdminReceipt } from '@simpletread/contract';

import { useCalls } from '../../shell/api/index.js';
import { serverConfig } from '../../shell/config/index.js';

/** Receipts of orders. */
export const receiptCalls = {
  receipt: async (orderId: string): Promise<Blob> => {
    const { method, path } = getAdminReceipt;
    const url = buildUrl(serverConfig().serverUrl, path, { id: orderId }, {});
    const response = await fetch(url, { method, credentials: 'include' });
    if (!response.ok) throw new Error('We couldn’t load the receipt. Try again.');
    return response.blob();
  },
};

export const useReceiptCalls = () => useCalls(receiptCalls);

import { retryRefund } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

/** Refunds of an order. */
export const refundCalls = {
  retryRefund: (id: string, idempotencyKey: string) =>
    client.call(retryRefund, { params: { id } }, { idempotencyKey }),
};

export const useRefundCalls = () => useCalls(refundCalls);

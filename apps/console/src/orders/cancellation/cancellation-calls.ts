import { previewCancellation, cancelOrder } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type CancelBody = BodyOf<typeof cancelOrder>;

/** The cancellation of an order. */
export const cancellationCalls = {
  previewCancellation: (id: string) => client.call(previewCancellation, { params: { id } }),
  cancelOrder: (id: string, body: CancelBody, idempotencyKey: string) =>
    client.call(cancelOrder, { params: { id }, body }, { idempotencyKey }),
};

export const useCancellationCalls = () => useCalls(cancellationCalls);

import {
  finishSalesStep,
  loseSalesRequest,
  planSalesRequest,
  reopenSalesRequest,
  showPipeline,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const requestCalls = {
  pipeline: (isMine: boolean) => client.call(showPipeline, { query: { isMine: isMine ? 'true' : 'false' } }),
  planSalesRequest: (id: string, body: BodyOf<typeof planSalesRequest>, idempotencyKey: string) =>
    client.call(planSalesRequest, { params: { id }, body }, { idempotencyKey }),
  finishSalesStep: (id: string, version: number, idempotencyKey: string) =>
    client.call(finishSalesStep, { params: { id }, body: { version } }, { idempotencyKey }),
  loseSalesRequest: (id: string, body: BodyOf<typeof loseSalesRequest>, idempotencyKey: string) =>
    client.call(loseSalesRequest, { params: { id }, body }, { idempotencyKey }),
  reopenSalesRequest: (id: string, version: number, idempotencyKey: string) =>
    client.call(reopenSalesRequest, { params: { id }, body: { version } }, { idempotencyKey }),
};

export const useRequestCalls = () => useCalls(requestCalls);

/** Queries that show requests, by the first part of their key. */
export const REQUEST_READS = ['sales-requests', 'sales-pipeline', 'waiting', 'work'] as const;

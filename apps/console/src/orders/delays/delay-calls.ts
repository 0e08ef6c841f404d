import { dismissDelay, previewDelay, reportDelay } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const delayCalls = {
  previewDelay: (id: string, body: BodyOf<typeof previewDelay>) =>
    client.call(previewDelay, { params: { id }, body }),
  reportDelay: (id: string, body: BodyOf<typeof reportDelay>, idempotencyKey: string) =>
    client.call(reportDelay, { params: { id }, body }, { idempotencyKey }),
  dismissDelay: (id: string, body: BodyOf<typeof dismissDelay>, idempotencyKey: string) =>
    client.call(dismissDelay, { params: { id }, body }, { idempotencyKey }),
};

/** Delays of orders. */
export const useDelayCalls = () => useCalls(delayCalls);

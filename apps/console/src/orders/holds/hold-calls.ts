import { holdOrder, previewRelease, releaseOrder } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

const holdCalls = {
  holdOrder: (id: string, body: BodyOf<typeof holdOrder>, idempotencyKey: string) =>
    client.call(holdOrder, { params: { id }, body }, { idempotencyKey }),
  previewRelease: (id: string) => client.call(previewRelease, { params: { id } }),
  releaseOrder: (id: string, body: BodyOf<typeof releaseOrder>, idempotencyKey: string) =>
    client.call(releaseOrder, { params: { id }, body }, { idempotencyKey }),
};

export const useHoldCalls = () => useCalls(holdCalls);

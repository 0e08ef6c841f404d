import { assignAccountType, endAccountType } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';

/** Account types that customers have. */
export const grantCalls = {
  assignAccountType: (id: string, body: BodyOf<typeof assignAccountType>, idempotencyKey: string) =>
    client.call(assignAccountType, { params: { id }, body }, { idempotencyKey }),
  endAccountType: (id: string, version: number, idempotencyKey: string) =>
    client.call(endAccountType, { params: { id }, body: { version } }, { idempotencyKey }),
};

export const useGrantCalls = () => useCalls(grantCalls);

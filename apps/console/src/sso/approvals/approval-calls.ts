import { decideApproval, withdrawApproval } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

/** Requests that need a second person. */
export const approvalCalls = {
  decideApproval: (id: string, body: BodyOf<typeof decideApproval>, idempotencyKey: string) =>
    client.call(decideApproval, { params: { id }, body }, { idempotencyKey }),
  withdrawApproval: (id: string, idempotencyKey: string) =>
    client.call(withdrawApproval, { params: { id } }, { idempotencyKey }),
};

export const useApprovalCalls = () => useCalls(approvalCalls);

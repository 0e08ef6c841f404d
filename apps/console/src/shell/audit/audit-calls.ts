import { getAuditChain, getHistory } from '@simpletread/contract';

import { client, useCalls } from '../api/index.js';

/** The audit and the history of a record. */
export const auditCalls = {
  auditChain: () => client.call(getAuditChain, {}),
  /** A record as of `at`, now where that is left out, with what changed it. */
  history: (type: string, id: string, at?: string) =>
    client.call(getHistory, { params: { type, id }, query: at === undefined ? {} : { at } }),
};

export const useAuditCalls = () => useCalls(auditCalls);

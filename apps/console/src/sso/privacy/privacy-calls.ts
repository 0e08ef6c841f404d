import { cancelPrivacyErasure, startErasureFor, startExportFor } from '@simpletread/contract';

import { client, useCalls } from '../../shell/api/index.js';

/** Console calls about privacy requests, beyond lists and records. */
export const privacyCalls = {
  startExportFor: (email: string, idempotencyKey: string) =>
    client.call(startExportFor, { body: { email } }, { idempotencyKey }),
  startErasureFor: (body: { readonly email: string; readonly reason: string }, idempotencyKey: string) =>
    client.call(startErasureFor, { body }, { idempotencyKey }),
  cancelErasure: (id: string, idempotencyKey: string) =>
    client.call(cancelPrivacyErasure, { params: { id } }, { idempotencyKey }),
};

export const usePrivacyCalls = () => useCalls(privacyCalls);

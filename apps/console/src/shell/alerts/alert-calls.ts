import { closeAlert } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../api/index.js';

/** Alerts: resolved, dismissed. */
export const alertCalls = {
  closeAlert: (id: string, body: BodyOf<typeof closeAlert>, idempotencyKey: string) =>
    client.call(closeAlert, { params: { id }, body }, { idempotencyKey }),
};

export const useAlertCalls = () => useCalls(alertCalls);

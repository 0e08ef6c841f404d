import { assignAlert, closeAlert } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../api/index.js';

/** Alerts: taken, handed back, resolved, dismissed. */
export const alertCalls = {
  assignAlert: (id: string, body: BodyOf<typeof assignAlert>, idempotencyKey: string) =>
    client.call(assignAlert, { params: { id }, body }, { idempotencyKey }),
  closeAlert: (id: string, body: BodyOf<typeof closeAlert>, idempotencyKey: string) =>
    client.call(closeAlert, { params: { id }, body }, { idempotencyKey }),
};

export const useAlertCalls = () => useCalls(alertCalls);

import { takeUpApplication, askApplicant, refuseApplication, proposeGrant } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../../shell/api/index.js';
import { serverConfig } from '../../../shell/config/index.js';

/** Applications for an account type. */
export const applicationCalls = {
  takeUpApplication: (id: string, version: number, idempotencyKey: string) =>
    client.call(takeUpApplication, { params: { id }, body: { version } }, { idempotencyKey }),
  askApplicant: (id: string, body: BodyOf<typeof askApplicant>, idempotencyKey: string) =>
    client.call(askApplicant, { params: { id }, body }, { idempotencyKey }),
  refuseApplication: (id: string, body: BodyOf<typeof refuseApplication>, idempotencyKey: string) =>
    client.call(refuseApplication, { params: { id }, body }, { idempotencyKey }),
  proposeGrant: (id: string, body: BodyOf<typeof proposeGrant>, idempotencyKey: string) =>
    client.call(proposeGrant, { params: { id }, body }, { idempotencyKey }),
  /** The bytes of a document, read with the session's cookie; nothing of it is ever opened as a page of the server. */
  applicationDocument: async (id: string): Promise<Blob> => {
    const response = await fetch(`${serverConfig().serverUrl}/admin/account-documents/${id}`, {
      credentials: 'include',
    });
    if (!response.ok) throw new Error('We couldn’t load the document.');
    return response.blob();
  },
};

export const useApplicationCalls = () => useCalls(applicationCalls);

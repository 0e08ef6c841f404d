import {
  addEmployer,
  askApplicant,
  askToActAs,
  assignAccountType,
  type CallInput,
  changeEmployer,
  endAccountType,
  endEmployer,
  listActingVisits,
  proposeGrant,
  refuseApplication,
  takeUpApplication,
} from '@simpletread/contract';

import { serverConfig } from '../config/server-config.js';
import { client } from './client.js';

type Body<E extends Parameters<typeof client.call>[0]> = CallInput<E> extends { body: infer B } ? B : never;

/** Customers' accounts: what they are, what they apply for, and whose employees they are. */
export const accountCalls = {
  takeUpApplication: (id: string, version: number, idempotencyKey: string) =>
    client.call(takeUpApplication, { params: { id }, body: { version } }, { idempotencyKey }),
  askApplicant: (id: string, body: Body<typeof askApplicant>, idempotencyKey: string) =>
    client.call(askApplicant, { params: { id }, body }, { idempotencyKey }),
  refuseApplication: (id: string, body: Body<typeof refuseApplication>, idempotencyKey: string) =>
    client.call(refuseApplication, { params: { id }, body }, { idempotencyKey }),
  proposeGrant: (id: string, body: Body<typeof proposeGrant>, idempotencyKey: string) =>
    client.call(proposeGrant, { params: { id }, body }, { idempotencyKey }),
  assignAccountType: (id: string, body: Body<typeof assignAccountType>, idempotencyKey: string) =>
    client.call(assignAccountType, { params: { id }, body }, { idempotencyKey }),
  endAccountType: (id: string, version: number, idempotencyKey: string) =>
    client.call(endAccountType, { params: { id }, body: { version } }, { idempotencyKey }),
  addEmployer: (body: Body<typeof addEmployer>, idempotencyKey: string) =>
    client.call(addEmployer, { body }, { idempotencyKey }),
  changeEmployer: (id: string, body: Body<typeof changeEmployer>, idempotencyKey: string) =>
    client.call(changeEmployer, { params: { id }, body }, { idempotencyKey }),
  endEmployer: (id: string, version: number, idempotencyKey: string) =>
    client.call(endEmployer, { params: { id }, body: { version } }, { idempotencyKey }),
  /** A link that is good once and told to nobody: nothing keeps the answer for a second try. */
  askToActAs: (id: string, body: Body<typeof askToActAs>) =>
    client.call(askToActAs, { params: { id }, body }),
  actingVisits: (id: string) => client.call(listActingVisits, { params: { id } }),
  /** The bytes of a document, read with the session's cookie; nothing of it is ever opened as a page of the server. */
  applicationDocument: async (id: string): Promise<Blob> => {
    const response = await fetch(`${serverConfig().serverUrl}/admin/account-documents/${id}`, {
      credentials: 'include',
    });
    if (!response.ok) throw new Error('The document could not be read.');
    return response.blob();
  },
};

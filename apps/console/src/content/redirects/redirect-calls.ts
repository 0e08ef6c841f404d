import { createRedirect, changeRedirect, deleteRedirect } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type RedirectInput = BodyOf<typeof createRedirect>;

/** Redirects, beyond the list. */
export const redirectCalls = {
  createRedirect: (body: RedirectInput, idempotencyKey: string) =>
    client.call(createRedirect, { body }, { idempotencyKey }),
  changeRedirect: (id: string, body: RedirectInput & { readonly version: number }, idempotencyKey: string) =>
    client.call(changeRedirect, { params: { id }, body }, { idempotencyKey }),
  deleteRedirect: (id: string, version: number, idempotencyKey: string) =>
    client.call(deleteRedirect, { params: { id }, query: { version } }, { idempotencyKey }),
};

export const useRedirectCalls = () => useCalls(redirectCalls);

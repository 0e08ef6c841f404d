import { createRedirect, changeRedirect } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

type RedirectInput = BodyOf<typeof createRedirect>;

/** Redirects, beyond the list. */
export const redirectCalls = {
  createRedirect: (body: RedirectInput, idempotencyKey: string) =>
    client.call(createRedirect, { body }, { idempotencyKey }),
  changeRedirect: (id: string, body: RedirectInput & { readonly version: number }, idempotencyKey: string) =>
    client.call(changeRedirect, { params: { id }, body }, { idempotencyKey }),
};

export const useRedirectCalls = () => useCalls(redirectCalls);

import { listSavedViews, saveView, shareView } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../api/index.js';

export type ViewBody = BodyOf<typeof saveView>;
export type ViewResource = ViewBody['resource'];

/** Saved views of a list. */
export const viewCalls = {
  savedViews: (resource: ViewResource) => client.call(listSavedViews, { query: { resource } }),
  saveView: (body: ViewBody, idempotencyKey: string) => client.call(saveView, { body }, { idempotencyKey }),
  shareView: (id: string, isShared: boolean, idempotencyKey: string) =>
    client.call(shareView, { params: { id }, body: { isShared } }, { idempotencyKey }),
};

export const useViewCalls = () => useCalls(viewCalls);

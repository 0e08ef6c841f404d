import { listSavedViews, saveView, deleteView } from '@simpletread/contract';

import { type BodyOf, client, newIdempotencyKey, useCalls } from '../../api/index.js';

type ViewBody = BodyOf<typeof saveView>;
export type ViewResource = ViewBody['resource'];

/** Saved views of a list. */
export const viewCalls = {
  savedViews: (resource: ViewResource) => client.call(listSavedViews, { query: { resource } }),
  saveView: (body: ViewBody, idempotencyKey: string) => client.call(saveView, { body }, { idempotencyKey }),
  deleteView: (id: string) =>
    client.call(deleteView, { params: { id } }, { idempotencyKey: newIdempotencyKey() }),
};

export const useViewCalls = () => useCalls(viewCalls);

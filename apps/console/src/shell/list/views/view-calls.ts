import { listSavedViews, saveView } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../api/index.js';

export type ViewBody = BodyOf<typeof saveView>;
export type ViewResource = ViewBody['resource'];

/** Saved views of a list. */
export const viewCalls = {
  savedViews: (resource: ViewResource) => client.call(listSavedViews, { query: { resource } }),
  saveView: (body: ViewBody, idempotencyKey: string) => client.call(saveView, { body }, { idempotencyKey }),
};

export const useViewCalls = () => useCalls(viewCalls);

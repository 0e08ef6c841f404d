import { type createArticle, publishArticle, unpublishArticle } from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type ArticleInput = BodyOf<typeof createArticle>;

/** Articles and redirects, beyond lists and records. */
export const articleCalls = {
  publishArticle: (id: string, version: number, idempotencyKey: string) =>
    client.call(publishArticle, { params: { id }, body: { version } }, { idempotencyKey }),
  unpublishArticle: (id: string, version: number, idempotencyKey: string) =>
    client.call(unpublishArticle, { params: { id }, body: { version } }, { idempotencyKey }),
};

export const useArticleCalls = () => useCalls(articleCalls);

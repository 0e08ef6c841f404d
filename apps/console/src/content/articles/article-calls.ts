import {
  changeArticle,
  createArticle,
  deleteArticle,
  publishArticle,
  unpublishArticle,
} from '@simpletread/contract';

import { type BodyOf, client, useCalls } from '../../shell/api/index.js';

export type ArticleInput = BodyOf<typeof createArticle>;

/** Articles and redirects, beyond lists and records. */
export const articleCalls = {
  createArticle: (body: ArticleInput, idempotencyKey: string) =>
    client.call(createArticle, { body }, { idempotencyKey }),
  changeArticle: (id: string, body: ArticleInput & { readonly version: number }, idempotencyKey: string) =>
    client.call(changeArticle, { params: { id }, body }, { idempotencyKey }),
  publishArticle: (id: string, version: number, idempotencyKey: string) =>
    client.call(publishArticle, { params: { id }, body: { version } }, { idempotencyKey }),
  unpublishArticle: (id: string, version: number, idempotencyKey: string) =>
    client.call(unpublishArticle, { params: { id }, body: { version } }, { idempotencyKey }),
  deleteArticle: (id: string, version: number, idempotencyKey: string) =>
    client.call(deleteArticle, { params: { id }, query: { version } }, { idempotencyKey }),
};

export const useArticleCalls = () => useCalls(articleCalls);

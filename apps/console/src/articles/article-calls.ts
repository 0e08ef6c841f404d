import {
  type CallInput,
  changeArticle,
  changeRedirect,
  createArticle,
  createRedirect,
  deleteArticle,
  deleteRedirect,
  publishArticle,
  unpublishArticle,
} from '@simpletread/contract';

import { client } from '../api/client.js';

export type ArticleInput = CallInput<typeof createArticle>['body'];
type RedirectInput = CallInput<typeof createRedirect>['body'];

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
  createRedirect: (body: RedirectInput, idempotencyKey: string) =>
    client.call(createRedirect, { body }, { idempotencyKey }),
  changeRedirect: (id: string, body: RedirectInput & { readonly version: number }, idempotencyKey: string) =>
    client.call(changeRedirect, { params: { id }, body }, { idempotencyKey }),
  deleteRedirect: (id: string, idempotencyKey: string) =>
    client.call(deleteRedirect, { params: { id } }, { idempotencyKey }),
};

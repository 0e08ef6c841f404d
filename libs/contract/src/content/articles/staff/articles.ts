import { ARTICLE_SECTIONS, cutText, unsafeLinks } from '@simpletread/domain';
import { z } from 'zod';

import { staffAccess } from '../../../platform/access/index.js';
import { endpoint } from '../../../platform/endpoint/index.js';
import { faultIssue } from '../../../platform/faults/index.js';
import {
  deletedRecord,
  idSchema,
  instantSchema,
  listQuery,
  versionQuery,
  versionSchema,
} from '../../../platform/schema/index.js';
import { shape } from '../../../platform/shape/index.js';

export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'over'] as const;

const words = (max: number) => {
  const asked = `Please enter 1 to ${max} characters.`;
  return z.string().trim().min(1, asked).max(max, asked);
};

/** A picture in the shop: `touring-1`, as tires have. */
const pictureKey = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]+$/, 'Please choose a picture from the list.');

const body = words(60_000).superRefine((text, context) => {
  const [href] = unsafeLinks(text);
  if (href !== undefined)
    context.addIssue(faultIssue({ code: 'article.linkUnsafe', data: { href: cutText(href, 80) } }));
});

const written = {
  section: z.enum(ARTICLE_SECTIONS),
  /** Null for dictionary terms and pages. */
  category: z.string().max(80).nullable(),
  slug: z.string().trim().max(80),
  title: words(120),
  /** Shown in lists and search engines. */
  summary: words(300),
  body,
  picture: pictureKey.nullable(),
  /** Null to show it from publishing on, with no end. */
  visibleFrom: instantSchema.nullable(),
  visibleUntil: instantSchema.nullable(),
};

const articleRow = shape({
  id: idSchema,
  section: z.enum(ARTICLE_SECTIONS),
  category: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(ARTICLE_STATES),
  /** Its address for shoppers once published. */
  path: z.string(),
  /** The release shoppers read; null for none. */
  release: z.int().nullable(),
  hasUnpublishedChanges: z.boolean(),
  version: versionSchema,
  updatedAt: instantSchema,
});

export type ArticleRow = z.output<typeof articleRow>;

const articleRelease = shape({
  ...written,
  body: z.string(),
  number: z.int(),
  releasedAt: instantSchema,
  releasedByName: z.string(),
});

export type ArticleRelease = z.output<typeof articleRelease>;

const articleRecord = shape({
  ...articleRow.shape,
  ...written,
  body: z.string(),
  /** Newest first. */
  releases: z.array(articleRelease),
});

export type ArticleRecord = z.output<typeof articleRecord>;

const byId = shape({ id: idSchema });
const atVersion = shape({ version: versionSchema });
const PLACE_FAULTS = [
  'article.slugInvalid',
  'article.slugReserved',
  'article.slugTaken',
  'article.categoryUnknown',
  'article.linkUnsafe',
  'article.windowInvalid',
] as const;

export const listArticlesForStaff = endpoint({
  id: 'admin.articles.list',
  method: 'GET',
  path: '/admin/articles',
  summary: 'Articles, dictionary terms and pages, published or not.',
  access: staffAccess('content.read'),
  query: listQuery(['title', 'section', 'updatedAt', 'id'], {
    q: z.string().max(100).optional(),
    section: z.enum(ARTICLE_SECTIONS).optional(),
    category: z.string().max(80).optional(),
    state: z.enum(ARTICLE_STATES).optional(),
  }),
  reply: z.array(articleRow),
  isList: true,
  faults: [],
});

export const getArticleForStaff = endpoint({
  id: 'admin.articles.get',
  method: 'GET',
  path: '/admin/articles/{id}',
  summary: 'An article as written, with all its releases.',
  access: staffAccess('content.read'),
  params: byId,
  reply: articleRecord,
  faults: ['record.missing'],
});

export const createArticle = endpoint({
  id: 'admin.articles.create',
  method: 'POST',
  path: '/admin/articles',
  summary: 'Starts an article, hidden from shoppers until published.',
  access: staffAccess('content.change'),
  body: shape(written),
  reply: articleRecord,
  status: 201,
  isIdempotent: true,
  faults: [...PLACE_FAULTS],
});

export const changeArticle = endpoint({
  id: 'admin.articles.change',
  method: 'PUT',
  path: '/admin/articles/{id}',
  summary: 'Changes the text; shoppers see it once it is published again.',
  access: staffAccess('content.change'),
  params: byId,
  body: shape({ ...written, version: versionSchema }),
  reply: articleRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...PLACE_FAULTS],
});

export const deleteArticle = endpoint({
  id: 'admin.articles.delete',
  method: 'DELETE',
  path: '/admin/articles/{id}',
  summary: 'Deletes an article that was never published.',
  access: staffAccess('content.change'),
  params: byId,
  query: versionQuery,
  reply: deletedRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'record.notDraft'],
});

export const publishArticle = endpoint({
  id: 'admin.articles.publish',
  method: 'POST',
  path: '/admin/articles/{id}/releases',
  summary: 'Publishes an article as written; if it moved, its old address redirects.',
  access: staffAccess('content.change'),
  params: byId,
  body: atVersion,
  reply: articleRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', ...PLACE_FAULTS],
});

export const unpublishArticle = endpoint({
  id: 'admin.articles.unpublish',
  method: 'POST',
  path: '/admin/articles/{id}/withdrawal',
  summary: 'Removes an article from the shop immediately.',
  access: staffAccess('content.change'),
  params: byId,
  body: atVersion,
  reply: articleRecord,
  isIdempotent: true,
  faults: ['record.missing', 'record.stale', 'article.stateRefused'],
});

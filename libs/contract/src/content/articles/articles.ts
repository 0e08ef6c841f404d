import { ARTICLE_SECTIONS } from '@simpletread/domain';
import { z } from 'zod';

import { publicAccess } from '../../platform/access/index.js';
import { endpoint } from '../../platform/endpoint/index.js';
import { instantSchema, intParam, slugSchema } from '../../platform/schema/index.js';
import { shape } from '../../platform/shape/index.js';

/** Sections with lists of articles. */
const LISTED = ['learn', 'press'] as const;

const articleFacts = {
  section: z.enum(ARTICLE_SECTIONS),
  category: z.string().nullable(),
  slug: z.string(),
  /** Its address for shoppers. */
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Key of a picture in the shop; null without one. */
  picture: z.string().nullable(),
  /** The times of its first publication, and of its current version. */
  publishedAt: instantSchema,
  modifiedAt: instantSchema,
};

const articleCard = shape(articleFacts);

export type ArticleCard = z.output<typeof articleCard>;

const articleReply = shape({
  ...articleFacts,
  /** As written; `articleBlocks` of the domain parses it. */
  body: z.string(),
  /** Others in its category, newest first. */
  related: z.array(articleCard),
});

export type ArticleReply = z.output<typeof articleReply>;

const articleListReply = shape({
  total: z.int(),
  page: z.int(),
  perPage: z.int(),
  items: z.array(articleCard),
  /** All categories of the section, with their numbers of articles. */
  categories: z.array(shape({ slug: z.string(), name: z.string(), count: z.int() })),
});

export type ArticleListReply = z.output<typeof articleListReply>;

export const listArticles = endpoint({
  id: 'content.articles',
  method: 'GET',
  path: '/articles',
  summary: 'Published articles of a section or of one of its categories, the newest first.',
  access: publicAccess,
  query: shape({
    section: z.enum(LISTED),
    category: slugSchema.optional(),
    page: intParam(1, 1000).default(1),
    perPage: intParam(1, 50).default(12),
  }),
  reply: articleListReply,
  cacheSeconds: 1,
  faults: ['article.unknown'],
});

export const searchArticles = endpoint({
  id: 'content.searchArticles',
  method: 'GET',
  path: '/articles-search',
  summary: 'Published articles and pages that have every word of a search, the best first, at most 8.',
  access: publicAccess,
  query: shape({ q: z.string().trim().max(120) }),
  reply: z.array(shape({ path: z.string(), title: z.string(), summary: z.string() })),
  cacheSeconds: 1,
  faults: [],
});

export const getArticle = endpoint({
  id: 'content.article',
  method: 'GET',
  path: '/articles/{section}/{slug}',
  summary: 'One published article or page.',
  access: publicAccess,
  params: shape({ section: z.enum(['learn', 'press', 'page']), slug: slugSchema }),
  reply: articleReply,
  cacheSeconds: 1,
  faults: ['article.unknown'],
});

const dictionaryTerm = shape({ slug: z.string(), title: z.string(), body: z.string() });

export type DictionaryTerm = z.output<typeof dictionaryTerm>;

export const getDictionary = endpoint({
  id: 'content.dictionary',
  method: 'GET',
  path: '/dictionary',
  summary: 'Every term of the tire dictionary, from A to Z.',
  access: publicAccess,
  reply: shape({ modifiedAt: instantSchema.nullable(), terms: z.array(dictionaryTerm) }),
  cacheSeconds: 1,
  faults: [],
});

export const listPublishedPaths = endpoint({
  id: 'content.paths',
  method: 'GET',
  path: '/articles-paths',
  summary: 'The address of every published article and page, and the time of its current version.',
  access: publicAccess,
  reply: z.array(shape({ path: z.string(), title: z.string(), modifiedAt: instantSchema })),
  cacheSeconds: 1,
  faults: [],
});

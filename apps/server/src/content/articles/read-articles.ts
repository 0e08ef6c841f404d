import { Injectable } from '@nestjs/common';
import type {
  ArticleCard,
  ArticleReply,
  getArticle,
  getDictionary,
  HandlerInput,
  listArticles,
  listPublishedPaths,
  ReplyOf,
  searchArticles,
} from '@simpletread/contract';
import {
  ARTICLE_CATEGORIES,
  findArticleCategory,
  findArticles,
  ok,
  refuse,
  type Result,
} from '@simpletread/domain';

import { ArticleBook, type PublishedArticle } from './article-book.js';

type ListQuery = HandlerInput<typeof listArticles>['query'];

const MOST_RELATED = 4;
const MOST_FOUND = 8;

const cardOf = (article: PublishedArticle): ArticleCard => ({
  section: article.section,
  category: article.category,
  slug: article.slug,
  path: article.path,
  title: article.title,
  summary: article.summary,
  picture: article.picture,
  publishedAt: article.publishedAt.toISOString(),
  modifiedAt: article.modifiedAt.toISOString(),
});

/** Articles as shoppers read them, at `at` for a preview. */
@Injectable()
export class ReadArticles {
  constructor(private readonly book: ArticleBook) {}

  async list({ section, category, page, perPage }: ListQuery, at?: Date) {
    if (category !== undefined && findArticleCategory(section, category) === null)
      return refuse('article.unknown');
    const all = await this.book.shown(section, at);
    const found = category === undefined ? all : all.filter((article) => article.category === category);
    const first = (page - 1) * perPage;
    if (page > 1 && first >= found.length) return refuse('article.unknown');
    return ok({
      total: found.length,
      page,
      perPage,
      items: found.slice(first, first + perPage).map(cardOf),
      categories: ARTICLE_CATEGORIES[section].map(({ slug, name }) => ({
        slug,
        name,
        count: all.filter((article) => article.category === slug).length,
      })),
    });
  }

  async show(
    { section, slug }: HandlerInput<typeof getArticle>['params'],
    at?: Date,
  ): Promise<Result<ArticleReply>> {
    const all = await this.book.shown(section, at);
    const article = all.find((other) => other.slug === slug);
    if (article === undefined) return refuse('article.unknown');
    const related =
      section === 'page'
        ? []
        : all.filter((other) => other !== article && other.category === article.category);
    return ok({
      ...cardOf(article),
      body: article.body,
      related: related.slice(0, MOST_RELATED).map(cardOf),
    });
  }

  /** Articles and pages of every section but the contact page, where this search is. */
  async search(q: string, at?: Date): Promise<Result<ReplyOf<typeof searchArticles>>> {
    const all = (await this.book.everything(at)).filter(({ path }) => path !== '/contact');
    return ok(
      findArticles(q, all)
        .slice(0, MOST_FOUND)
        .map(({ path, title, summary }) => ({ path, title, summary })),
    );
  }

  async dictionary(at?: Date): Promise<Result<ReplyOf<typeof getDictionary>>> {
    const terms = await this.book.shown('dictionary', at);
    const last = terms.reduce((latest, { modifiedAt }) => Math.max(latest, modifiedAt.getTime()), 0);
    return ok({
      modifiedAt: last === 0 ? null : new Date(last).toISOString(),
      terms: terms
        .map(({ slug, title, body }) => ({ slug, title, body }))
        .sort((a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base' })),
    });
  }

  async paths(): Promise<Result<ReplyOf<typeof listPublishedPaths>>> {
    const all = await this.book.everything();
    return ok(
      all
        .filter(({ section }) => section !== 'dictionary')
        .map(({ path, title, modifiedAt }) => ({ path, title, modifiedAt: modifiedAt.toISOString() })),
    );
  }
}

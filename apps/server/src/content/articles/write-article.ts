import { Injectable } from '@nestjs/common';
import { checkArticlePlace, ok, refuse, type Result } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { Audit } from '../../platform/audit/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { newId } from '../../platform/ids/index.js';
import { SlugRedirects } from '../redirects/slug-redirects.js';
import type { Article, WrittenArticle } from './article.js';
import { ArticleRepository } from './article.repository.js';
import { toldOf } from './article-view.js';

/** Who is at an article, in which request. */
export interface ArticleContext {
  readonly staff: StaffPrincipal;
  readonly requestId: string;
}

interface Change {
  readonly action: string;
  readonly articleId: string;
  readonly before: object | null;
  readonly after: object | null;
}

const checked = (written: WrittenArticle): Result<WrittenArticle> => {
  const place = checkArticlePlace(written);
  if (!place.ok) return place;
  const { visibleFrom, visibleUntil } = written;
  if (visibleFrom !== null && visibleUntil !== null && visibleUntil <= visibleFrom)
    return refuse('article.windowInvalid');
  return ok(written);
};

/** Writes articles and says what of them shoppers read; each returns the article's id. */
@Injectable()
export class WriteArticle {
  constructor(
    private readonly work: UnitOfWork,
    private readonly articles: ArticleRepository,
    private readonly redirects: SlugRedirects,
    private readonly audit: Audit,
  ) {}

  create(written: WrittenArticle, context: ArticleContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const article = checked(written);
      if (!article.ok) return article;
      const articleId = newId();
      if (!(await this.articles.insert(tx, articleId, written))) return refuse('article.slugTaken');
      const after = toldOf(written);
      await this.record(tx, { action: 'article.create', articleId, before: null, after }, context);
      return ok(articleId);
    });
  }

  change(
    articleId: string,
    version: number,
    written: WrittenArticle,
    context: ArticleContext,
  ): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, article) => {
      const next = checked(written);
      if (!next.ok) return next;
      if (!(await this.articles.update(tx, articleId, written))) return refuse('article.slugTaken');
      const sides = { before: toldOf(article), after: toldOf(written) };
      await this.record(tx, { action: 'article.change', articleId, ...sides }, context);
      return ok(articleId);
    });
  }

  publish(articleId: string, version: number, context: ArticleContext): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, article) => {
      const next = checked(article);
      if (!next.ok) return next;
      if (!(await this.articles.publish(tx, articleId, article, context.staff)))
        return refuse('article.slugTaken');
      await this.redirects.follow(tx, article.released, article);
      const sides = { before: article.released && toldOf(article.released), after: toldOf(article) };
      await this.record(tx, { action: 'article.publish', articleId, ...sides }, context);
      return ok(articleId);
    });
  }

  unpublish(articleId: string, version: number, context: ArticleContext): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, { released }) => {
      if (released === null) return refuse('article.stateRefused');
      await this.articles.unpublish(tx, articleId);
      const sides = { before: { isPublished: true }, after: { isPublished: false } };
      await this.record(tx, { action: 'article.unpublish', articleId, ...sides }, context);
      return ok(articleId);
    });
  }

  private at(
    articleId: string,
    version: number,
    run: (tx: Transaction, article: Article) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const article = await this.articles.lock(tx, articleId);
      if (article === null) return refuse('record.missing');
      return article.version === version ? run(tx, article) : refuse('record.stale');
    });
  }

  private record(tx: Transaction, change: Change, { staff, requestId }: ArticleContext): Promise<void> {
    const { articleId: subjectId, action, before, after } = change;
    return this.audit.record(tx, {
      actorKind: 'staff',
      actorId: staff.staffId,
      actorName: staff.name,
      action,
      subjectType: 'article',
      subjectId,
      before,
      after,
      requestId,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { checkArticlePlace, ok, refuse, type Result } from '@simpletread/domain';

import { Audit, type StaffContext, type StaffAction } from '../../../platform/audit/index.js';
import { isStale, type SeenVersion, type Transaction, UnitOfWork } from '../../../platform/database/index.js';
import { newId } from '../../../platform/ids/index.js';
import { SlugRedirects } from '../../redirects/index.js';
import type { Article, WrittenArticle } from '../article.js';
import { ArticleRepository } from '../article.repository.js';
import { auditedPartOf } from './article-view.js';

const actionOf = (
  action: string,
  articleId: string,
  before: object | null,
  after: object | null,
): StaffAction => ({ action, subjectType: 'article', subjectId: articleId, before, after });

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

  create(written: WrittenArticle, context: StaffContext): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const article = checked(written);
      if (!article.ok) return article;
      const articleId = newId();
      if (!(await this.articles.insert(tx, articleId, written))) return refuse('article.slugTaken');
      const entry = actionOf('article.create', articleId, null, auditedPartOf(written));
      await this.audit.recordStaff(tx, entry, context);
      return ok(articleId);
    });
  }

  change(
    articleId: string,
    version: number,
    written: WrittenArticle,
    context: StaffContext,
  ): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, article) => {
      const next = checked(written);
      if (!next.ok) return next;
      if (!(await this.articles.update(tx, articleId, written))) return refuse('article.slugTaken');
      const entry = actionOf('article.change', articleId, auditedPartOf(article), auditedPartOf(written));
      await this.audit.recordStaff(tx, entry, context);
      return ok(articleId);
    });
  }

  publish(articleId: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, article) => {
      const next = checked(article);
      if (!next.ok) return next;
      if (!(await this.articles.publish(tx, articleId, article, context.staff)))
        return refuse('article.slugTaken');
      await this.redirects.follow(tx, article.released, article);
      const before = article.released && auditedPartOf(article.released);
      const entry = actionOf('article.publish', articleId, before, auditedPartOf(article));
      await this.audit.recordStaff(tx, entry, context);
      return ok(articleId);
    });
  }

  unpublish(articleId: string, version: number, context: StaffContext): Promise<Result<string>> {
    return this.at(articleId, version, async (tx, { released }) => {
      if (released === null) return refuse('article.stateRefused');
      await this.articles.unpublish(tx, articleId);
      const entry = actionOf('article.unpublish', articleId, { isPublished: true }, { isPublished: false });
      await this.audit.recordStaff(tx, entry, context);
      return ok(articleId);
    });
  }

  /** Only for unpublished drafts. Releases keep everything that was published. */
  async delete(articleId: string, seen: SeenVersion, context: StaffContext): Promise<Result<undefined>> {
    const deleted = await this.at(articleId, seen, async (tx, article) => {
      if ((await this.articles.releases(tx, articleId)).length > 0) return refuse('record.notDraft');
      await this.articles.delete(tx, articleId);
      await this.audit.recordStaff(
        tx,
        actionOf('article.delete', articleId, auditedPartOf(article), null),
        context,
      );
      return ok(articleId);
    });
    return deleted.ok ? ok(undefined) : deleted;
  }

  private at(
    articleId: string,
    seen: SeenVersion,
    run: (tx: Transaction, article: Article) => Promise<Result<string>>,
  ): Promise<Result<string>> {
    return this.work.run(async (tx): Promise<Result<string>> => {
      const article = await this.articles.lock(tx, articleId);
      if (article === null) return refuse('record.missing');
      return isStale(article.version, seen) ? refuse('record.stale') : run(tx, article);
    });
  }
}

import { Injectable } from '@nestjs/common';
import { articlePath } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import {
  columnList,
  isUniqueViolation,
  type SqlRunner,
  type Transaction,
} from '../../platform/database/index.js';
import type { Article, ArticleRelease, WrittenArticle } from './article.js';
import { type ArticleReleaseRow } from './article-release.entity.js';
import { articleEntity } from './article.entity.js';
import { articleOf, type ReleasedArticleRow, releaseOf, type ReleaseRow } from './staff/article-row.js';
import { RELEASE_COLUMNS, WRITTEN } from './written-columns.js';

const WRITTEN_COLUMNS = columnList(WRITTEN);
const OF_ARTICLE = columnList(WRITTEN, 'a');

/** An article beside the release that shoppers read, that as one text. */
export const ARTICLE_COLUMNS = `
  a.id, ${OF_ARTICLE}, a.version, a.updated_at, to_jsonb(r)::text AS released`;

export const ARTICLE_FROM =
  'content.article a LEFT JOIN content.article_release r ON r.article_id = a.id AND r.number = a.release';

const ARTICLE_SELECT = ['SELECT', ARTICLE_COLUMNS, 'FROM', ARTICLE_FROM].join(' ');
const BY_ID = [ARTICLE_SELECT, 'WHERE a.id = $1'].join(' ');
const LOCKED = [BY_ID, 'FOR UPDATE OF a'].join(' ');

const RELEASES = `
  SELECT ${RELEASE_COLUMNS} FROM content.article_release r WHERE r.article_id = $1 ORDER BY r.number DESC LIMIT 100`;

const ADD_RELEASE = `
  INSERT INTO content.article_release (article_id, number, ${WRITTEN_COLUMNS}, released_by, released_by_name)
  SELECT a.id, coalesce((SELECT max(number) FROM content.article_release WHERE article_id = a.id), 0) + 1,
    ${OF_ARTICLE}, $2::uuid, $3
  FROM content.article a WHERE a.id = $1 RETURNING number`;

/** The traces of an article's change beside its own columns. */
const CHANGED = { version: () => 'version + 1', updated_at: () => 'now()' };

const columnsOf = ({ visibleFrom, visibleUntil, ...article }: WrittenArticle) => ({
  section: article.section,
  category: article.category,
  slug: article.slug,
  title: article.title,
  summary: article.summary,
  body: article.body,
  picture: article.picture,
  visible_from: visibleFrom,
  visible_until: visibleUntil,
});

/** False if the address is already taken. */
const isFree = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (
      isUniqueViolation(error, 'article_slug_in_section') ||
      isUniqueViolation(error, 'article_released_path')
    )
      return false;
    throw error;
  }
};

/** The only writer of articles and their releases. */
@Injectable()
export class ArticleRepository {
  async find(db: SqlRunner, id: string): Promise<Article | null> {
    const row = await db.one<ReleasedArticleRow>(BY_ID, [id]);
    return row === null ? null : articleOf(row);
  }

  /** The article, locked until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Article | null> {
    const row = await tx.one<ReleasedArticleRow>(LOCKED, [id]);
    return row === null ? null : articleOf(row);
  }

  async releases(db: SqlRunner, id: string): Promise<ArticleRelease[]> {
    return (await db.query<ReleaseRow>(RELEASES, [id])).map(releaseOf);
  }

  /** False where its section has another one of that slug. */
  insert(tx: Transaction, id: string, written: WrittenArticle): Promise<boolean> {
    return isFree(() => tx.repository(articleEntity).insert({ id, ...columnsOf(written) }));
  }

  /** False where its section has another one of that slug. */
  update(tx: Transaction, id: string, written: WrittenArticle): Promise<boolean> {
    return isFree(() => tx.repository(articleEntity).update({ id }, { ...columnsOf(written), ...CHANGED }));
  }

  /** Publishes it as it is written; false where something else is published at its address. */
  publish(tx: Transaction, id: string, written: WrittenArticle, by: StaffPrincipal): Promise<boolean> {
    return isFree(async () => {
      const row = await tx.one<Pick<ArticleReleaseRow, 'number'>>(ADD_RELEASE, [id, by.staffId, by.name]);
      await this.setRelease(tx, id, row?.number ?? 1, articlePath(written));
    });
  }

  /** Only of one without releases, which are kept. */
  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.repository(articleEntity).delete({ id });
  }

  async unpublish(tx: Transaction, id: string): Promise<void> {
    await this.setRelease(tx, id, null, null);
  }

  private async setRelease(tx: Transaction, id: string, release: number | null, path: string | null) {
    await tx.repository(articleEntity).update({ id }, { release, released_path: path, ...CHANGED });
  }
}

import { Injectable } from '@nestjs/common';
import { articlePath } from '@simpletread/domain';

import type { StaffPrincipal } from '../../platform/access/index.js';
import { isUniqueViolation, type SqlRunner, type Transaction } from '../../platform/database/index.js';
import type { Article, ArticleRelease, WrittenArticle } from './article.js';
import { articleOf, type ArticleRow, releaseOf, type ReleaseRow } from './article-row.js';

/** An article beside the release that shoppers read, that as one text. */
export const ARTICLE_SELECT = `
  SELECT a.id, a.section, a.category, a.slug, a.title, a.summary, a.body, a.picture, a.visible_from, a.visible_until,
         a.version, a.updated_at, to_jsonb(r)::text AS released
  FROM content.article a LEFT JOIN content.article_release r ON r.article_id = a.id AND r.number = a.release`;

const BY_ID = [ARTICLE_SELECT, 'WHERE a.id = $1'].join(' ');
const LOCKED = [BY_ID, 'FOR UPDATE OF a'].join(' ');

const RELEASES = `
  SELECT section, category, slug, title, summary, body, picture, visible_from, visible_until, number, released_at, released_by_name
  FROM content.article_release WHERE article_id = $1 ORDER BY number DESC LIMIT 100`;

const INSERT = `
  INSERT INTO content.article (id, section, category, slug, title, summary, body, picture, visible_from, visible_until)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const UPDATE = `
  UPDATE content.article SET section = $2, category = $3, slug = $4, title = $5, summary = $6, body = $7, picture = $8,
    visible_from = $9, visible_until = $10, version = version + 1, updated_at = now() WHERE id = $1`;

const ADD_RELEASE = `
  INSERT INTO content.article_release (article_id, number, section, category, slug, title, summary, body, picture,
    visible_from, visible_until, released_by, released_by_name)
  SELECT a.id, coalesce((SELECT max(number) FROM content.article_release WHERE article_id = a.id), 0) + 1, a.section, a.category,
    a.slug, a.title, a.summary, a.body, a.picture, a.visible_from, a.visible_until, $2::uuid, $3
  FROM content.article a WHERE a.id = $1 RETURNING number`;

const SET_RELEASE = `
  UPDATE content.article SET release = $2, released_path = $3, version = version + 1, updated_at = now() WHERE id = $1`;

const values = (article: WrittenArticle) => [
  article.section,
  article.category,
  article.slug,
  article.title,
  article.summary,
  article.body,
  article.picture,
  article.visibleFrom,
  article.visibleUntil,
];

/** False where something else stands at the address already. */
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
    const row = await db.one<ArticleRow>(BY_ID, [id]);
    return row === null ? null : articleOf(row);
  }

  /** The article, which nobody else changes until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<Article | null> {
    const row = await tx.one<ArticleRow>(LOCKED, [id]);
    return row === null ? null : articleOf(row);
  }

  async releases(db: SqlRunner, id: string): Promise<ArticleRelease[]> {
    return (await db.query<ReleaseRow>(RELEASES, [id])).map(releaseOf);
  }

  /** False where its section has another one of that slug. */
  insert(tx: Transaction, id: string, written: WrittenArticle): Promise<boolean> {
    return isFree(() => tx.execute(INSERT, [id, ...values(written)]));
  }

  /** False where its section has another one of that slug. */
  update(tx: Transaction, id: string, written: WrittenArticle): Promise<boolean> {
    return isFree(() => tx.execute(UPDATE, [id, ...values(written)]));
  }

  /** Publishes it as it is written; false where something else is published at its address. */
  publish(tx: Transaction, id: string, written: WrittenArticle, by: StaffPrincipal): Promise<boolean> {
    return isFree(async () => {
      const row = await tx.one<{ number: number }>(ADD_RELEASE, [id, by.staffId, by.name]);
      await tx.execute(SET_RELEASE, [id, row?.number ?? 1, articlePath(written)]);
    });
  }

  /** Only of one without releases, which are kept. */
  async delete(tx: Transaction, id: string): Promise<void> {
    await tx.execute('DELETE FROM content.article WHERE id = $1', [id]);
  }

  async unpublish(tx: Transaction, id: string): Promise<void> {
    await tx.execute(SET_RELEASE, [id, null, null]);
  }
}

import type { AsJson, Computed } from '../../../platform/database/index.js';
import type { Article, ArticleRelease, WrittenArticle } from '../article.js';
import type { ArticleReleaseRow } from '../article-release.entity.js';
import type { ArticleRow } from '../article.entity.js';
import type { RELEASED, WRITTEN } from '../written-columns.js';

type WrittenRow = Pick<ArticleRow, (typeof WRITTEN)[number]>;

export type ReleaseRow = WrittenRow & Pick<ArticleReleaseRow, (typeof RELEASED)[number]>;

/** An article beside the release that shoppers read, that as one text. */
export type ReleasedArticleRow = WrittenRow &
  Pick<ArticleRow, 'id' | 'version' | 'updated_at'> &
  Computed<{ released: string | null }>;

const writtenOfRow = ({
  visible_from: visibleFrom,
  visible_until: visibleUntil,
  ...row
}: WrittenRow): WrittenArticle => ({
  section: row.section,
  category: row.category,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  body: row.body,
  picture: row.picture,
  visibleFrom,
  visibleUntil,
});

export const releaseOf = (row: ReleaseRow): ArticleRelease => ({
  ...writtenOfRow(row),
  number: row.number,
  releasedAt: row.released_at,
  releasedByName: row.released_by_name,
});

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A release as the database writes a whole row into one text. */
const releaseOfText = (text: string): ArticleRelease => {
  const row = JSON.parse(text) as AsJson<ReleaseRow>;
  return releaseOf({
    ...row,
    visible_from: momentOf(row.visible_from),
    visible_until: momentOf(row.visible_until),
    released_at: new Date(row.released_at),
  });
};

export const articleOf = (row: ReleasedArticleRow): Article => ({
  ...writtenOfRow(row),
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at,
  released: row.released === null ? null : releaseOfText(row.released),
});

import type { ArticleSection } from '@simpletread/domain';

import type { Article, ArticleRelease, WrittenArticle } from './article.js';

interface WrittenRow {
  readonly section: ArticleSection;
  readonly category: string | null;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture: string | null;
  readonly visible_from: Date | null;
  readonly visible_until: Date | null;
}

export interface ReleaseRow extends WrittenRow {
  readonly number: number;
  readonly released_at: Date;
  readonly released_by_name: string;
}

export interface ArticleRow extends WrittenRow {
  readonly id: string;
  readonly version: number;
  readonly updated_at: Date;
  readonly released: string | null;
}

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

const momentOf = (text: unknown): Date | null => (typeof text === 'string' ? new Date(text) : null);

/** A release as the database writes a whole row into one text. */
const releaseOfText = (text: string): ArticleRelease => {
  const row = JSON.parse(text) as ReleaseRow;
  return releaseOf({
    ...row,
    visible_from: momentOf(row.visible_from),
    visible_until: momentOf(row.visible_until),
    released_at: momentOf(row.released_at) ?? new Date(0),
  });
};

export const articleOf = (row: ArticleRow): Article => ({
  ...writtenOfRow(row),
  id: row.id,
  version: row.version,
  updatedAt: row.updated_at,
  released: row.released === null ? null : releaseOfText(row.released),
});

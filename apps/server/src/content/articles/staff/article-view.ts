import type { ArticleRecord, ArticleRow } from '@simpletread/contract';
import { articlePath, articleStateAt } from '@simpletread/domain';

import { type Article, type ArticleRelease, isSameText, type WrittenArticle } from '../article.js';

const windowOf = ({ visibleFrom, visibleUntil }: WrittenArticle) => ({
  visibleFrom: visibleFrom?.toISOString() ?? null,
  visibleUntil: visibleUntil?.toISOString() ?? null,
});

/** An article in the console's list. */
export const articleRowOf = (article: Article, now: Date): ArticleRow => {
  const { id, section, category, slug, title, version, updatedAt, released } = article;
  return {
    id,
    section,
    category,
    slug,
    title,
    state: articleStateAt(released, now),
    path: articlePath(released ?? article),
    release: released?.number ?? null,
    hasUnpublishedChanges: released !== null && !isSameText(article, released),
    version,
    updatedAt: updatedAt.toISOString(),
  };
};

/** An article as staff open it. */
export const articleRecordOf = (
  article: Article,
  releases: readonly ArticleRelease[],
  now: Date,
): ArticleRecord => ({
  ...articleRowOf(article, now),
  summary: article.summary,
  body: article.body,
  picture: article.picture,
  ...windowOf(article),
  releases: releases.map(({ releasedAt, ...release }) => ({
    ...release,
    ...windowOf(release),
    releasedAt: releasedAt.toISOString(),
  })),
});

/** The written part of an article, as the audit keeps it. */
export const auditedPartOf = (article: WrittenArticle): object => ({
  section: article.section,
  category: article.category,
  slug: article.slug,
  title: article.title,
  summary: article.summary,
  body: article.body,
  picture: article.picture,
  ...windowOf(article),
});

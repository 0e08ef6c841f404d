import { columnList } from '../../platform/database/index.js';
import type { ArticleReleaseRow } from './article-release.entity.js';
import type { ArticleRow } from './article.entity.js';

/** What staff write: the same columns of an article and of its releases. */
export const WRITTEN = [
  'section',
  'category',
  'slug',
  'title',
  'summary',
  'body',
  'picture',
  'visible_from',
  'visible_until',
] as const satisfies readonly (keyof ArticleRow & keyof ArticleReleaseRow)[];

/** What a release adds to them. */
export const RELEASED = [
  'number',
  'released_at',
  'released_by_name',
] as const satisfies readonly (keyof ArticleReleaseRow)[];

/** The columns of a release `r`. */
export const RELEASE_COLUMNS = columnList([...WRITTEN, ...RELEASED], 'r');

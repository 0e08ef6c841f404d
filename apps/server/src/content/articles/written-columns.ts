import { columnList } from '../../platform/database/index.js';
import type { ArticleReleaseRow } from './article-release.entity.js';
import type { ArticleRow } from './article.entity.js';

/** The columns that staff write; an article and its releases share them. */
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

/** The further columns of a release. */
export const RELEASED = [
  'number',
  'released_at',
  'released_by_name',
] as const satisfies readonly (keyof ArticleReleaseRow)[];

/** The columns of a release `r`. */
export const RELEASE_COLUMNS = columnList([...WRITTEN, ...RELEASED], 'r');

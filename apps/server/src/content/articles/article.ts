import type { ArticlePlace, ArticleWindow } from '@simpletread/domain';

/** The written part of an article. */
export interface WrittenArticle extends ArticlePlace, ArticleWindow {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly picture: string | null;
}

export interface ArticleRelease extends WrittenArticle {
  readonly number: number;
  readonly releasedAt: Date;
  readonly releasedByName: string;
}

/** An article beside the release that shoppers read. */
export interface Article extends WrittenArticle {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly released: ArticleRelease | null;
}

const FIELDS = ['section', 'category', 'slug', 'title', 'summary', 'body', 'picture'] as const;
const MOMENTS = ['visibleFrom', 'visibleUntil'] as const;

/** True if two texts are equal. */
export const isSameText = (a: WrittenArticle, b: WrittenArticle): boolean =>
  FIELDS.every((field) => a[field] === b[field]) &&
  MOMENTS.every((moment) => a[moment]?.getTime() === b[moment]?.getTime());

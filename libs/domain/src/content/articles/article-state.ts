/** What shoppers see of an article: nothing yet, all of it, nothing any more. */
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'over';

export interface ArticleWindow {
  /** Null where it is shown from its publishing on. */
  readonly visibleFrom: Date | null;
  /** The first moment at which it is no longer shown; null where it stays. */
  readonly visibleUntil: Date | null;
}

/** The state at `now` of an article whose published text is shown in `window`; null where none is published. */
export const articleStateAt = (window: ArticleWindow | null, now: Date): ArticleState => {
  if (window === null) return 'draft';
  if (window.visibleFrom !== null && now < window.visibleFrom) return 'scheduled';
  return window.visibleUntil !== null && now >= window.visibleUntil ? 'over' : 'published';
};

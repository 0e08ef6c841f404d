/** An article's visibility to shoppers: not yet, visible, or no longer. */
export type ArticleState = 'draft' | 'scheduled' | 'published' | 'over';

export interface ArticleWindow {
  /** Null if it is visible from publishing on. */
  readonly visibleFrom: Date | null;
  /** The first moment it is no longer shown; null if it stays. */
  readonly visibleUntil: Date | null;
}

/** Returns the state at `now` of an article whose published text is shown in `window`; null if nothing is published. */
export const articleStateAt = (window: ArticleWindow | null, now: Date): ArticleState => {
  if (window === null) return 'draft';
  if (window.visibleFrom !== null && now < window.visibleFrom) return 'scheduled';
  return window.visibleUntil !== null && now >= window.visibleUntil ? 'over' : 'published';
};

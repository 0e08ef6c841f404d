import type { ElementType, ReactNode } from 'react';
import type { ColorMode, Season } from '../tokens/season.js';

export type SeasonScopeProps = {
  season: Season;
  /** Fixes the mode inside, as for a preview; by default the page decides. */
  mode?: ColorMode;
  as?: ElementType;
  className?: string;
  children: ReactNode;
};

/** Applies a season to its content, for previews; the page itself has `data-season` on its root. */
export const SeasonScope = ({ season, mode, as: Tag = 'div', className, children }: SeasonScopeProps) => (
  <Tag data-season={season} data-mode={mode} className={className}>
    {children}
  </Tag>
);

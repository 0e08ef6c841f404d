import type { ElementType, ReactNode } from 'react';
import type { ColorMode, Season } from '../tokens/season.js';

export type SeasonScopeProps = {
  season: Season;
  /** Fixes the mode inside, as for a preview; otherwise the page decides. */
  mode?: ColorMode;
  as?: ElementType;
  className?: string;
  children: ReactNode;
};

/** Paints what is inside in a season, for previews; the page itself carries `data-season` on its root. */
export const SeasonScope = ({ season, mode, as: Tag = 'div', className, children }: SeasonScopeProps) => (
  <Tag data-season={season} data-mode={mode} className={className}>
    {children}
  </Tag>
);

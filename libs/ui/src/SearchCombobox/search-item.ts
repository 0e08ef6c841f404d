import type { ReactNode } from 'react';

/** A run of the label; matches are bolder. */
export type SearchSegment = { text: string; isMatch: boolean };

export type SearchItem = {
  /** Unique over all groups. */
  id: string;
  label: string;
  segments?: readonly SearchSegment[];
  /** Second line, such as '2 sizes'. */
  detail?: string;
  /** Figure at the end of the row, such as '42 tires'. */
  aside?: string;
  icon?: ReactNode;
  href?: string;
};

export type SearchGroup = { id: string; label: string; items: readonly SearchItem[] };

export type SearchState = 'idle' | 'loading' | 'results' | 'error';

import { createContext } from 'react';

import type { PaletteItem } from './palette-item.js';

export interface FoundItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
  /** Why nothing could be looked up, and what to do. */
  readonly failure: string | null;
}

/** A hook that finds records by what is typed; without a text, those opened last. */
export type UsePaletteSource = (typed: string) => FoundItems;

const useNothing: UsePaletteSource = () => ({ items: [], isSearching: false, failure: null });

/** The records that the palette finds; the app sets it. */
export const PaletteSource = createContext<UsePaletteSource>(useNothing);

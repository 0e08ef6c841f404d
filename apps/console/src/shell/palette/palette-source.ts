import { createContext } from 'react';

import type { PaletteItem } from './palette-item.js';

interface FoundItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
}

/** A hook of a room that finds its records by what is typed. */
export type UsePaletteSource = (typed: string) => FoundItems;

const useNothing: UsePaletteSource = () => ({ items: [], isSearching: false });

/** The records that the palette finds; the app sets it. */
export const PaletteSource = createContext<UsePaletteSource>(useNothing);

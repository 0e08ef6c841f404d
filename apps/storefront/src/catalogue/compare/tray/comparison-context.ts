'use client';

import { createContext, useContext } from 'react';
import type { TrayTire } from './tray-tire';

export interface ComparisonState {
  readonly tires: readonly TrayTire[];
  /** Why the last tire was not added. */
  readonly refusal: string | null;
  /** Adds a tire, or removes it if present. */
  readonly toggle: (tire: TrayTire) => void;
  readonly clear: () => void;
}

export const ComparisonContext = createContext<ComparisonState>({
  tires: [],
  refusal: null,
  toggle: () => undefined,
  clear: () => undefined,
});

export const useComparison = (): ComparisonState => useContext(ComparisonContext);

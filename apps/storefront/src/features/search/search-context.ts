'use client';

import { createContext, useContext } from 'react';
import type { QueryType } from './search-kinds';

/** How the search modal begins. */
export interface SearchStart {
  /** The pill that its sentence belongs to. */
  readonly kind: QueryType;
  /** Whether the shopper chose that pill: only then the search keeps to it. */
  readonly isChosen: boolean;
  readonly text: string;
}

/** Opens the search modal. */
export type OpenSearch = (start: SearchStart) => void;

export const SearchContext = createContext<OpenSearch>(() => undefined);

export const useOpenSearch = (): OpenSearch => useContext(SearchContext);

'use client';

import { createContext, useContext } from 'react';
import type { Deal } from '../answers/deal';
import type { QueryType } from '../answers/search-kinds';

/** How the search modal begins. */
export interface SearchStart {
  /** The pill that its sentence belongs to. */
  readonly kind: QueryType;
  /** Whether the shopper chose that pill: only then the search keeps to it. */
  readonly isChosen: boolean;
  readonly text: string;
  /** The deal pill that it was opened by. */
  readonly deal?: Deal;
}

/** Opens the search modal. */
export type OpenSearch = (start: SearchStart) => void;

export const SearchContext = createContext<OpenSearch>(() => undefined);

export const useOpenSearch = (): OpenSearch => useContext(SearchContext);

/** The deal pills of the season. */
export const DealsContext = createContext<readonly Deal[]>([]);

export const useDeals = (): readonly Deal[] => useContext(DealsContext);

'use client';

import { createContext, useContext } from 'react';
import type { Deal } from '../answers/deal';
import type { QueryType } from '../answers/search-kinds';

/** The search modal's initial state. */
export interface SearchStart {
  /** The pill of its sentence. */
  readonly kind: QueryType;
  /** True if the shopper chose that pill: only then does the search keep to it. */
  readonly isChosen: boolean;
  readonly text: string;
  /** The deal pill that opened it. */
  readonly deal?: Deal;
}

/** Opens the search modal. */
export type OpenSearch = (start: SearchStart) => void;

export const SearchContext = createContext<OpenSearch>(() => undefined);

export const useOpenSearch = (): OpenSearch => useContext(SearchContext);

/** The season's deal pills. */
export const DealsContext = createContext<readonly Deal[]>([]);

export const useDeals = (): readonly Deal[] => useContext(DealsContext);

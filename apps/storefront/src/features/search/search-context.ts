'use client';

import { createContext, useContext } from 'react';
import type { QueryType } from './search-kinds';

/** Opens the search modal with a pill chosen and, where the shopper has begun to type, the text. */
export type OpenSearch = (kind: QueryType, text?: string) => void;

export const SearchContext = createContext<OpenSearch>(() => undefined);

export const useOpenSearch = (): OpenSearch => useContext(SearchContext);

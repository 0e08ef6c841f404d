import { createContext, use } from 'react';

/** Ids of records that changed in the last moments, under our eyes. */
export const FreshIdsContext = createContext<ReadonlySet<string>>(new Set());

export const useFreshIds = (): ReadonlySet<string> => use(FreshIdsContext);

import { createContext, useContext } from 'react';

/** True where this person, or anybody at this time, can't change what the fields show. */
export const ReadOnlyContext = createContext(false);

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

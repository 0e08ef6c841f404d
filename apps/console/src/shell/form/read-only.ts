import { createContext, useContext } from 'react';

/** True if this person can't change the fields, or they are locked for everyone at this time. */
export const ReadOnlyContext = createContext(false);

export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

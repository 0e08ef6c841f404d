import { createContext } from 'react';

/** Holds a page with unsaved edits; returns the release. */
export type Hold = () => () => void;

export const LeaveContext = createContext<Hold>(() => () => undefined);

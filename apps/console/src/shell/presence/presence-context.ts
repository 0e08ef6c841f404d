import type { Present } from '@simpletread/contract';
import { createContext, use, useEffect } from 'react';

export interface PresenceState {
  readonly others: readonly Present[];
  /** Counts a form that is open or edited; the returned function counts it out. */
  readonly startEditing: () => () => void;
}

/** The colleagues on the page of a record; null on other pages. */
export const PresenceContext = createContext<PresenceState | null>(null);

/** Tells colleagues on this record that the user is editing, while `isEditing`. */
export const useEditing = (isEditing: boolean): void => {
  const startEditing = use(PresenceContext)?.startEditing;
  useEffect(() => (isEditing ? startEditing?.() : undefined), [isEditing, startEditing]);
};

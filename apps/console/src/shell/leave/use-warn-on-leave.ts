import { useContext, useLayoutEffect } from 'react';

import { LeaveContext } from './leave-context.js';

/** Asks before the page is left with unsaved edits. */
export const useWarnOnLeave = (isDirty: boolean): void => {
  const hold = useContext(LeaveContext);
  // Before other effects run: one of them may go on to what was just saved.
  useLayoutEffect(() => (isDirty ? hold() : undefined), [hold, isDirty]);
};

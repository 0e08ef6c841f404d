'use client';

import { reportClientProblem } from '../../telemetry/report-client-problem';

const KEY = 'cart-drawer-opened';

/** Whether the drawer may open by itself: the first time of a browser session it says yes, then never again. */
export const takeFirstOpening = (): boolean => {
  try {
    if (window.sessionStorage.getItem(KEY) !== null) return false;
    window.sessionStorage.setItem(KEY, 'yes');
    return true;
  } catch (error) {
    // Without a storage nothing can be remembered, so that it stays closed.
    reportClientProblem('warn', error);
    return false;
  }
};

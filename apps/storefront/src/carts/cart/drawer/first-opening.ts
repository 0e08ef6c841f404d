'use client';

import { CART_DRAWER_OPENED_ITEM } from '@simpletread/domain';
import { reportClientProblem } from '../../../shell/telemetry';

const { name, place } = CART_DRAWER_OPENED_ITEM;

/** Whether the drawer may open by itself: the first time of a browser session it says yes, then never again. */
export const takeFirstOpening = (): boolean => {
  try {
    if (window[place].getItem(name) !== null) return false;
    window[place].setItem(name, 'yes');
    return true;
  } catch (error) {
    // Without a storage nothing can be remembered, so that it stays closed.
    reportClientProblem('warn', error);
    return false;
  }
};

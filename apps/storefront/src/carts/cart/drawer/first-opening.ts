'use client';

import { CART_DRAWER_OPENED_ITEM } from '@simpletread/domain';
import { reportClientProblem } from '../../../shell/error-reports';

const { name, place } = CART_DRAWER_OPENED_ITEM;

/** True the first time in a browser session, then false: the drawer may open automatically once. */
export const takeFirstOpening = (): boolean => {
  try {
    if (window[place].getItem(name) !== null) return false;
    window[place].setItem(name, 'yes');
    return true;
  } catch (error) {
    // Without storage nothing can be remembered, so it stays closed.
    reportClientProblem('warn', error);
    return false;
  }
};

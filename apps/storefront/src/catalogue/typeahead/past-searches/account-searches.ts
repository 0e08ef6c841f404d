'use server';

import { forgetPastSearches, keepPastSearch, listPastSearches } from '@simpletread/contract';
import { isActing, readCustomer } from '../../../sso';
import { shopperClient } from '../../../shell/api';
import { reportProblem } from '../../../shell/error-reports';
import type { PastSearch } from './past-searches';

const MOST_SHOWN = 5;

/**
 * Returns the signed-in customer's past searches; null for a guest, whose searches are in the browser. Staff viewing as a customer see and
 * store none.
 */
export const readAccountSearches = async (): Promise<PastSearch[] | null> => {
  if (await isActing()) return [];
  if ((await readCustomer()) === null) return null;
  try {
    const { searches } = await (await shopperClient()).call(listPastSearches, {});
    return searches.slice(0, MOST_SHOWN).map(({ searchedAt: _, ...search }) => search);
  } catch (error) {
    reportProblem('past searches', error);
    return null;
  }
};

/** Stores a search; the API validates it. */
export const keepAccountSearch = async (search: PastSearch): Promise<void> => {
  if (await isActing()) return;
  try {
    await (await shopperClient()).call(keepPastSearch, { body: search });
  } catch (error) {
    reportProblem('past search', error);
  }
};

export const clearAccountSearches = async (): Promise<void> => {
  if (await isActing()) return;
  try {
    await (await shopperClient()).call(forgetPastSearches, {});
  } catch (error) {
    reportProblem('past searches', error);
  }
};

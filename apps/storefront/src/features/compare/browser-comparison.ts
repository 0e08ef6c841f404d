'use client';

import { type Comparison, comparisonText, readComparison } from '@simpletread/domain';

const MAX_AGE_SECONDS = 2_592_000;

/** What this browser has chosen to compare, as other tabs have left it. */
export const readBrowserComparison = (): Comparison =>
  readComparison(/(?:^|; )compare=([^;]*)/.exec(document.cookie)?.[1] ?? '').comparison;

/** Keeps it for the next page that the server makes. */
export const writeBrowserComparison = (comparison: Comparison): void => {
  const age = comparison.length === 0 ? 0 : MAX_AGE_SECONDS;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `compare=${comparisonText(comparison)}; path=/; max-age=${age}; samesite=lax${secure}`;
};

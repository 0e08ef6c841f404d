'use client';

import { COMPARE_COOKIE, type Comparison, comparisonText, readComparison } from '@simpletread/domain';
import { readScriptCookie, writeScriptCookie } from '../../../shell/stored-values';

/** What this browser has chosen to compare, as other tabs have left it. */
export const readBrowserComparison = (): Comparison =>
  readComparison(readScriptCookie(COMPARE_COOKIE) ?? '').comparison;

/** Keeps it for the next page that the server makes. */
export const writeBrowserComparison = (comparison: Comparison): void =>
  writeScriptCookie(COMPARE_COOKIE, comparison.length === 0 ? null : comparisonText(comparison));

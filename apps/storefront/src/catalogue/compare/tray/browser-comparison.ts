'use client';

import { COMPARE_COOKIE, type Comparison, comparisonText, readComparison } from '@simpletread/domain';
import { readScriptCookie, writeScriptCookie } from '../../../shell/stored-values';

/** Returns this browser's comparison, as other tabs left it. */
export const readBrowserComparison = (): Comparison =>
  readComparison(readScriptCookie(COMPARE_COOKIE) ?? '').comparison;

/** Stores it for the next page from the server. */
export const writeBrowserComparison = (comparison: Comparison): void =>
  writeScriptCookie(COMPARE_COOKIE, comparison.length === 0 ? null : comparisonText(comparison));

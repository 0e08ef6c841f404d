import { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const counted = (count: number | bigint, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const tooSmall = (origin: string, least: number | bigint, isIncluded: boolean): string => {
  if (origin === 'string')
    return least === 1 ? 'This field is required.' : `Use at least ${counted(least, 'character')}.`;
  if (origin === 'array' || origin === 'set') return `Choose at least ${least}.`;
  return isIncluded ? `Use ${least} or more.` : `Use more than ${least}.`;
};

const tooBig = (origin: string, most: number | bigint, isIncluded: boolean): string => {
  if (origin === 'string') return `Use at most ${counted(most, 'character')}.`;
  if (origin === 'array' || origin === 'set') return `Choose at most ${most}.`;
  return isIncluded ? `Use ${most} or less.` : `Use less than ${most}.`;
};

const LISTED = 12;

/**
 * Returns the sentence for a fault whose schema has none of its own; undefined where "Please check this field and try
 * again." says all there is to say. Zod's own messages print types and patterns, which nobody who fills in a field reads.
 */
export const plainWords = (issue: Issue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This field is required.';
      return issue.expected === 'int' ? 'Use a whole number.' : undefined;
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return tooBig(issue.origin, issue.maximum, issue.inclusive !== false);
    case 'invalid_value':
      return issue.values.length <= LISTED
        ? `Use one of: ${issue.values.map(String).join(', ')}.`
        : undefined;
    case 'invalid_format':
      if (issue.format === 'date') return 'Use a date such as 2026-11-29.';
      return issue.format === 'datetime' ? 'Use a time in UTC such as 2026-11-29T15:00:00Z.' : undefined;
    default:
      return undefined;
  }
};

import type { z } from 'zod';

/** Explains a schema's issue to people. A message of the schema's own goes first; undefined leaves zod's words. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small' && issue.origin === 'string')
    return issue.minimum === 1
      ? 'Please fill in this field.'
      : `Please enter at least ${issue.minimum} characters.`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Please enter at most ${issue.maximum} characters.`;
  if (issue.code === 'invalid_value') return 'Please choose one.';
  return undefined;
};

import type { Fault, Result } from '@simpletread/domain';
import { z } from 'zod';

import { faultMessage } from './fault-table.js';

/**
 * Returns a schema of a text field with a domain parser: a string goes in, the parsed value comes out. A refusal becomes an issue with the
 * parser's fault in `params.fault` and its wording. A missing field is refused like an empty one.
 */
export const field = <T>(parse: (text: string) => Result<T>) => {
  const missing = parse('');
  const text = missing.ok
    ? z.string()
    : z.string({
        error: (issue) => {
          issue['params'] = { fault: missing.fault };
          return faultMessage(missing.fault);
        },
      });
  return text.transform((value, context): T => {
    const parsed = parse(value);
    if (parsed.ok) return parsed.value;
    context.addIssue(faultIssue(parsed.fault));
    return z.NEVER;
  });
};

/** Returns the issue to add in a schema's own refinement for a rule across fields. */
export const faultIssue = (fault: Fault, path: readonly (string | number)[] = []) => ({
  code: 'custom' as const,
  message: faultMessage(fault),
  path: [...path],
  params: { fault },
});

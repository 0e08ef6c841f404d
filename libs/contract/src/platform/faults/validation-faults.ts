import type { Fault } from '@simpletread/domain';
import { FAULT_CODES } from '@simpletread/domain';
import { z } from 'zod';

import type { FieldFault } from './error-body.js';
import { faultMessage } from './fault-table.js';
import { plainWords } from './plain-words.js';

type Issue = z.core.$ZodIssue;

// Before anything is parsed: Zod writes an issue's message when it finds it.
z.config({
  localeError: (issue) => plainWords(issue) ?? faultMessage({ code: 'request.invalid', data: {} }),
});

const codes: ReadonlySet<string> = new Set(FAULT_CODES);

const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  codes.has(value.code) &&
  'data' in value;

const carriedFault = (issue: Issue): Fault | null => {
  const params: unknown = 'params' in issue ? issue.params : undefined;
  if (typeof params !== 'object' || params === null || !('fault' in params)) return null;
  return isFault(params.fault) ? params.fault : null;
};

const dotted = (root: string, path: readonly PropertyKey[]): string =>
  [root, ...path.map(String)].filter((part) => part !== '').join('.');

const ofIssue = (issue: Issue, root: string): FieldFault[] => {
  const fault = carriedFault(issue);
  if (fault !== null)
    return [{ path: dotted(root, issue.path), code: fault.code, message: faultMessage(fault) }];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: dotted(root, [...issue.path, key]),
      code: 'request.unknownField' as const,
      message: faultMessage({ code: 'request.unknownField', data: { field: key } }),
    }));
  }
  return [{ path: dotted(root, issue.path), code: 'request.invalid', message: issue.message }];
};

/** Returns the faults of each field from a schema's error; paths begin with `root` (`params`, `query`, `body`) if given. */
export const validationFaults = (error: { readonly issues: readonly Issue[] }, root = ''): FieldFault[] =>
  error.issues.flatMap((issue) => ofIssue(issue, root));

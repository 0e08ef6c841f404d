import { ContractError, salesRequestForm } from '@simpletread/contract';
import type { TypedRequest } from './request-answer';

/** A text of the specification. Source: R8.04. */
export const REQUEST_NOT_SENT = 'Oops. Something went wrong, please try again.';

export const LOOK_AGAIN = 'Please check the marked fields.';
export const TOO_MANY =
  'You’ve sent us several requests today. We’ll answer those first; please try again tomorrow.';

/** Returns the faults of the form's fields, by name and in the API's words, before sending. */
export const checkRequest = (typed: TypedRequest): Readonly<Record<string, string>> => {
  const parsed = salesRequestForm.safeParse(typed);
  return parsed.success
    ? {}
    : Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]));
};

/** Returns what to say when a request wasn't sent. */
export const requestProblem = (error: unknown): string =>
  error instanceof ContractError && error.code === 'request.rateLimited' ? TOO_MANY : REQUEST_NOT_SENT;

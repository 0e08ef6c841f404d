import { ContractError } from './contract-error.js';

/** An abort is a DOMException, which is no Error everywhere. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** The error for a call that got no answer: aborted by the caller, or lost on the way (a time-out counts as lost). */
export const failureOf = (cause: unknown, callerSignal: AbortSignal | undefined): ContractError => {
  if (cause instanceof ContractError) return cause;
  if (callerSignal?.aborted === true || nameOf(cause) === 'AbortError') {
    return new ContractError({ kind: 'AbortError', message: 'The call was given up.', cause });
  }
  return new ContractError({
    kind: 'NetworkError',
    message: "We're experiencing a technical problem. Please try again.",
    cause,
  });
};

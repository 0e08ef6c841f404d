import { ContractError } from './contract-error.js';

/** An abort is a DOMException, which isn't an Error on every platform. */
const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';

/** Returns the error for a call without an answer: aborted by the caller, or lost (a timeout counts as lost). */
export const failureOf = (cause: unknown, callerSignal: AbortSignal | undefined): ContractError => {
  if (cause instanceof ContractError) return cause;
  if (callerSignal?.aborted === true || nameOf(cause) === 'AbortError') {
    return new ContractError({ kind: 'AbortError', message: 'The call was aborted.', cause });
  }
  return new ContractError({
    kind: 'NetworkError',
    message: "We're experiencing a technical problem. Please try again.",
    cause,
  });
};

import { ContractError } from './contract-error.js';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

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

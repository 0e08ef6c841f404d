import { ContractError } from '@simpletread/contract';
import type { FaultCode } from '@simpletread/domain';
import { notFound } from 'next/navigation';

/** True if `error` is the API's refusal with one of `codes`. */
export const isRefusal = (error: unknown, ...codes: readonly FaultCode[]): error is ContractError =>
  error instanceof ContractError && codes.some((code) => code === error.code);

/** Turns a refusal with one of `codes` into the 404 page; any other failure leads to the 500 page. */
export const orNotFound = async <T>(reply: Promise<T>, ...codes: readonly FaultCode[]): Promise<T> => {
  try {
    return await reply;
  } catch (error) {
    if (isRefusal(error, 'request.invalid', 'request.unreadable', ...codes)) notFound();
    throw error;
  }
};

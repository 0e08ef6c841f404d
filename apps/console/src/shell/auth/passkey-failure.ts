import { ContractError } from '@simpletread/contract';

interface OwnFailure {
  /** Whether the sign-in has to begin again with the password. */
  readonly isOver: boolean;
  readonly message: string;
}

/** What went wrong in words of ours: browsers explain a passkey that was not used in words for programmers. */
export const ownFailure = (error: unknown): OwnFailure => {
  if (error instanceof ContractError)
    return { isOver: error.code === 'secondFactor.expired', message: error.message };
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    return { isOver: false, message: 'This device has a passkey for the console already.' };
  return { isOver: false, message: 'The passkey was not used. Please try again, or take another way.' };
};

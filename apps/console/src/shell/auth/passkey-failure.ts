import { ContractError } from '@simpletread/contract';

interface OwnFailure {
  /** True if the sign-in must start again with the password. */
  readonly isOver: boolean;
  readonly message: string;
}

/** The error in our own words: browsers describe an unused passkey for programmers. */
export const ownFailure = (error: unknown): OwnFailure => {
  if (error instanceof ContractError)
    return { isOver: error.code === 'secondFactor.expired', message: error.message };
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError')
    return { isOver: false, message: 'This device already has a passkey for the console.' };
  return { isOver: false, message: 'The passkey wasn’t used. Try again or choose another method.' };
};

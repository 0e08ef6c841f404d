import { getStaffSession, type StaffIdentity } from '@simpletread/contract';

import { client } from '../api/client.js';
import { statusOf } from '../api/record-error.js';

const FRESH_MS = 60_000;

interface Known {
  readonly identity: Promise<StaffIdentity>;
  readonly readAt: number;
}

let known: Known | null = null;
let isNobodyIn = false;

/** Remembers who signed in. */
export const keepSession = (identity: StaffIdentity): void => {
  isNobodyIn = false;
  known = { identity: Promise.resolve(identity), readAt: Date.now() };
};

export const forgetSession = (): void => {
  known = null;
};

/** Whether the server said that nobody is signed in, and nobody has signed in since. */
export const isSignedOut = (): boolean => isNobodyIn;

/** Marks the session as over; the next that asks is answered by the server, unless it has said so already. */
export const endSession = (): void => {
  if (isNobodyIn) return;
  isNobodyIn = true;
  forgetSession();
};

const ask = (): Known => {
  const asked: Known = { identity: client.call(getStaffSession, {}), readAt: Date.now() };
  asked.identity.then(
    () => (isNobodyIn = false),
    (error: unknown) => {
      // That nobody is in is an answer like another, kept for everybody who asks; what failed is asked anew.
      if (statusOf(error) === 401) isNobodyIn = true;
      else if (known === asked) forgetSession();
    },
  );
  return asked;
};

/** Who is signed in; asked of the server at most once a minute, by whoever asks first. Rejects when nobody is. */
export const readSession = (): Promise<StaffIdentity> => {
  if (known === null || Date.now() - known.readAt > FRESH_MS) known = ask();
  return known.identity;
};

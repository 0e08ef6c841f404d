import { getStaffSession, type StaffIdentity } from '@simpletread/contract';

import { client } from '../api/client.js';

const FRESH_MS = 60_000;

let known: { readonly identity: Promise<StaffIdentity>; readonly readAt: number } | null = null;

/** Remembers who signed in. */
export const keepSession = (identity: StaffIdentity): void => {
  known = { identity: Promise.resolve(identity), readAt: Date.now() };
};

export const forgetSession = (): void => {
  known = null;
};

/** Who is signed in; asked of the server at most once a minute. Rejects when nobody is. */
export const readSession = (): Promise<StaffIdentity> => {
  if (known === null || Date.now() - known.readAt > FRESH_MS) {
    known = { identity: client.call(getStaffSession, {}), readAt: Date.now() };
    known.identity.catch(forgetSession);
  }
  return known.identity;
};

import { getStaffSession, type StaffIdentity } from '@simpletread/contract';

import { client, statusOf } from '../api/index.js';

const FRESH_MS = 60_000;

interface Known {
  readonly identity: Promise<StaffIdentity>;
  readonly readAt: number;
}

let known: Known | null = null;
let isNobodyIn = false;
const watchers = new Set<() => void>();

const say = (isOver: boolean): void => {
  if (isNobodyIn === isOver) return;
  isNobodyIn = isOver;
  for (const watcher of watchers) watcher();
};

/** Remembers who signed in. */
export const keepSession = (identity: StaffIdentity): void => {
  known = { identity: Promise.resolve(identity), readAt: Date.now() };
  say(false);
};

export const forgetSession = (): void => {
  known = null;
};

/** Whether the server said that nobody is signed in, and nobody has signed in since. */
export const isSignedOut = (): boolean => isNobodyIn;

/** Calls back whenever the session ends or begins; the answer takes the watcher away. */
export const watchSession = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Marks the session as over; the next that asks is answered by the server, unless it has said so already. */
export const endSession = (): void => {
  if (isNobodyIn) return;
  forgetSession();
  say(true);
};

const ask = (): Known => {
  const asked: Known = { identity: client.call(getStaffSession, {}), readAt: Date.now() };
  asked.identity.then(
    () => say(false),
    (error: unknown) => {
      // That nobody is in is an answer like another, kept for everybody who asks; what failed is asked anew.
      if (statusOf(error) === 401) say(true);
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

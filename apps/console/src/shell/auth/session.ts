import { getStaffSession, type StaffIdentity } from '@simpletread/contract';

import { client, statusOf } from '../api/index.js';

const FRESH_MS = 60_000;

interface Known {
  readonly identity: Promise<StaffIdentity>;
  readonly readAt: number;
}

let known: Known | null = null;
let isSessionOver = false;
const watchers = new Set<() => void>();

const say = (isOver: boolean): void => {
  if (isSessionOver === isOver) return;
  isSessionOver = isOver;
  for (const watcher of watchers) watcher();
};

/** Remembers the signed-in person. */
export const keepSession = (identity: StaffIdentity): void => {
  known = { identity: Promise.resolve(identity), readAt: Date.now() };
  say(false);
};

export const forgetSession = (): void => {
  known = null;
};

/** True if the server reported a signed-out session and there was no sign-in since. */
export const isSignedOut = (): boolean => isSessionOver;

/** Calls back whenever the session ends or begins; the answer takes the watcher away. */
export const watchSession = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Marks the session as over. The next question goes to the server, unless it has already answered. */
export const endSession = (): void => {
  if (isSessionOver) return;
  forgetSession();
  say(true);
};

const ask = (): Known => {
  const asked: Known = { identity: client.call(getStaffSession, {}), readAt: Date.now() };
  asked.identity.then(
    () => say(false),
    (error: unknown) => {
      // A signed-out answer is cached like any other; a failure is asked again.
      if (statusOf(error) === 401) say(true);
      else if (known === asked) forgetSession();
    },
  );
  return asked;
};

/** The signed-in person, read from the server at most once a minute. Rejects when signed out. */
export const readSession = (): Promise<StaffIdentity> => {
  if (known === null || Date.now() - known.readAt > FRESH_MS) known = ask();
  return known.identity;
};

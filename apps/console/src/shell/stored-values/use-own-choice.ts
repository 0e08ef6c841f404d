import { CONSOLE_LAYOUT_ITEM, nameFor } from '@simpletread/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { useGetIdentity } from 'react-admin';

import { keepStored, readStored } from './browser-storage.js';

const listeners = new Set<() => void>();
/** Choices that the browser refused to store: they last as long as the page. */
const unstored = new Map<string, string>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

interface OwnChoice<Choice> {
  /** The name of the choice, as `columns.orders`. */
  readonly about: string;
  readonly isChoice: (value: unknown) => value is Choice;
  /** Until the person chooses. */
  readonly first: Choice;
}

/** A choice of the signed-in person about the console: remembered on this machine for them alone, also after they sign out. */
export const useOwnChoice = <Choice>({
  about,
  isChoice,
  first,
}: OwnChoice<Choice>): readonly [Choice, (choice: Choice) => void] => {
  const { identity } = useGetIdentity();
  const owner = identity === undefined ? 'nobody' : String(identity.id);
  const key = nameFor(CONSOLE_LAYOUT_ITEM, [owner, about].join('.'));
  const stored = useSyncExternalStore(subscribe, () => readStored(key) ?? unstored.get(key) ?? null);
  const choice = useMemo(() => {
    const value = parsed(stored);
    return isChoice(value) ? value : first;
  }, [stored, isChoice, first]);
  const keep = (next: Choice): void => {
    const text = next === first ? null : JSON.stringify(next);
    keepStored(key, text);
    if (text === null || readStored(key) === text) unstored.delete(key);
    else unstored.set(key, text);
    for (const listener of listeners) listener();
  };
  return [choice, keep];
};

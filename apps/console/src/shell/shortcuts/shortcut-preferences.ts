import { CONSOLE_SHORTCUTS_ITEM, nameFor } from '@simpletread/domain';

import { keepStored, readStored } from '../stored-values/index.js';

/** A person's own shortcuts. */
export interface ShortcutPreferences {
  readonly isOff: boolean;
  /** Own keys by the keys that a shortcut comes with. */
  readonly keys: Readonly<Record<string, string>>;
}

export const AS_THEY_COME: ShortcutPreferences = { isOff: false, keys: {} };

const storageKey = (personId: string): string => nameFor(CONSOLE_SHORTCUTS_ITEM, personId);

const isPreferences = (value: unknown): value is ShortcutPreferences =>
  typeof value === 'object' &&
  value !== null &&
  'isOff' in value &&
  typeof value.isOff === 'boolean' &&
  'keys' in value &&
  typeof value.keys === 'object' &&
  value.keys !== null &&
  Object.values(value.keys).every((key) => typeof key === 'string');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A person's shortcuts stored on this machine; the defaults if none are readable. */
export const readPreferences = (personId: string): ShortcutPreferences => {
  const stored = parsed(readStored(storageKey(personId)) ?? '');
  return isPreferences(stored) ? stored : AS_THEY_COME;
};

export const keepPreferences = (personId: string, kept: ShortcutPreferences): void => {
  const isPlain = !kept.isOff && Object.keys(kept.keys).length === 0;
  keepStored(storageKey(personId), isPlain ? null : JSON.stringify(kept));
};

import { ownValue } from '@simpletread/domain';

import { keyName } from './key-name.js';
import type { Shortcut } from './shortcut.js';
import {
  AS_THEY_COME,
  keepPreferences,
  readPreferences,
  type ShortcutPreferences,
} from './shortcut-preferences.js';

const SEQUENCE_MS = 1_200;
const TEXT_INPUTS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TEXT_INPUTS}, [role=dialog], [role=menu]`) !== null;

// Enter and Space already press what has the focus.
const isPressed = (name: string, target: EventTarget | null): boolean =>
  target instanceof Element &&
  ((name === 'Enter' && target.closest('a, button, input') !== null) ||
    (name.endsWith('Space') && target.closest('button, input, summary') !== null));

/**
 * The keys that work right now. Single keys are off inside fields and dialogs; a person can turn them off altogether, and give
 * each shortcut their own key (WCAG 2.1.4).
 */
export class ShortcutRegistry {
  private readonly shortcuts = new Map<string, Shortcut[]>();
  private readonly listeners = new Set<() => void>();
  private personId = '';
  private kept: ShortcutPreferences = AS_THEY_COME;
  private prefix: { readonly name: string; readonly at: number } | null = null;

  /** Activates `shortcut` until the returned function is called. Of two with the same keys, the later one runs. */
  add(shortcut: Shortcut): () => void {
    const same = this.shortcuts.get(shortcut.keys) ?? [];
    this.shortcuts.set(shortcut.keys, [...same, shortcut]);
    return () => {
      const rest = (this.shortcuts.get(shortcut.keys) ?? []).filter((other) => other !== shortcut);
      if (rest.length === 0) this.shortcuts.delete(shortcut.keys);
      else this.shortcuts.set(shortcut.keys, rest);
    };
  }

  list(): readonly Shortcut[] {
    return [...this.shortcuts.values()].flatMap((same) => same.slice(-1));
  }

  /** Sets the person at the keyboard. Their own keys apply from now on. */
  belongsTo(personId: string): void {
    if (personId === this.personId) return;
    this.personId = personId;
    this.kept = readPreferences(personId);
    this.tell();
  }

  readonly preferences = (): ShortcutPreferences => this.kept;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Turns single keys on or off. */
  turn(state: 'on' | 'off'): void {
    this.keep({ ...this.kept, isOff: state === 'off' });
  }

  /** The keys that run the shortcut which comes with `keys`. */
  keysOf(keys: string): string {
    return ownValue(this.kept.keys, keys) ?? keys;
  }

  /** Gives the shortcut that comes with `keys` another key; null gives its own back. */
  remap(keys: string, own: string | null): void {
    const rest = Object.fromEntries(Object.entries(this.kept.keys).filter(([name]) => name !== keys));
    this.keep({ ...this.kept, keys: own === null || own === keys ? rest : { ...rest, [keys]: own } });
  }

  /** The other shortcut of this page that `name` runs or begins already. */
  ownerOf(name: string, otherThan: string): Shortcut | undefined {
    return this.list().find(({ keys }) => {
      const own = this.keysOf(keys);
      return keys !== otherThan && (own === name || own.startsWith(`${name} `));
    });
  }

  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const name = keyName(event);
    const isCommand = name.startsWith('mod+');
    if (!isCommand && (this.kept.isOff || isTyping(event.target) || isPressed(name, event.target))) return;
    const found = this.find(name, event.timeStamp);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  };

  private keep(preferences: ShortcutPreferences): void {
    this.kept = preferences;
    keepPreferences(this.personId, preferences);
    this.tell();
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }

  private find(name: string, at: number): Shortcut | undefined {
    const isFollowing = this.prefix !== null && at - this.prefix.at < SEQUENCE_MS;
    const sequence = isFollowing && this.prefix !== null ? `${this.prefix.name} ${name}` : null;
    this.prefix = { name, at };
    const found = (sequence === null ? undefined : this.last(sequence)) ?? this.last(name);
    if (found !== undefined) this.prefix = null;
    return found;
  }

  private last(pressed: string): Shortcut | undefined {
    const found = this.list().filter(({ keys }) => this.keysOf(keys) === pressed);
    // A chosen key wins over another shortcut's default.
    return found.find(({ keys }) => keys !== pressed) ?? found.at(-1);
  }
}

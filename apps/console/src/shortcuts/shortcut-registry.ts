import { keepStored, readStored } from '../config/browser-storage.js';
import type { Shortcut } from './shortcut.js';

const SEQUENCE_MS = 1_200;
const OFF_KEY = 'console.shortcuts';
const TEXT_INPUTS = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';

const nameOf = (event: KeyboardEvent): string => {
  if (event.metaKey || event.ctrlKey) return `mod+${event.key.toLowerCase()}`;
  if (event.key === ' ') return event.shiftKey ? 'Shift Space' : 'Space';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TEXT_INPUTS}, [role=dialog], [role=menu]`) !== null;

// Enter and Space already press what has the focus.
const isPressed = (name: string, target: EventTarget | null): boolean =>
  target instanceof Element &&
  ((name === 'Enter' && target.closest('a, button, input') !== null) ||
    (name.endsWith('Space') && target.closest('button, input, summary') !== null));

/** The keys that work right now. Single keys are off inside fields and dialogs, and can be turned off altogether. */
export class ShortcutRegistry {
  private readonly shortcuts = new Map<string, Shortcut[]>();
  private state: 'on' | 'off' | null = null;
  private prefix: { readonly name: string; readonly at: number } | null = null;

  /** Makes `shortcut` work until the returned function is called; of two with the same keys the later one runs. */
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

  get isOff(): boolean {
    this.state ??= readStored(OFF_KEY) === 'off' ? 'off' : 'on';
    return this.state === 'off';
  }

  /** Turns single keys on or off; remembered on this machine. */
  turn(state: 'on' | 'off'): void {
    this.state = state;
    keepStored(OFF_KEY, state === 'off' ? 'off' : null);
  }

  readonly handle = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const name = nameOf(event);
    const isCommand = name.startsWith('mod+');
    if (!isCommand && (this.isOff || isTyping(event.target) || isPressed(name, event.target))) return;
    const found = this.find(name, event.timeStamp);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  };

  private find(name: string, at: number): Shortcut | undefined {
    const isFollowing = this.prefix !== null && at - this.prefix.at < SEQUENCE_MS;
    const sequence = isFollowing && this.prefix !== null ? `${this.prefix.name} ${name}` : null;
    this.prefix = { name, at };
    const found = (sequence === null ? undefined : this.last(sequence)) ?? this.last(name);
    if (found !== undefined) this.prefix = null;
    return found;
  }

  private last(keys: string): Shortcut | undefined {
    return this.shortcuts.get(keys)?.at(-1);
  }
}

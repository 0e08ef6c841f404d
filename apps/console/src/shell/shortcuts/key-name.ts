const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Dead', 'Unidentified', 'Process'];

/** The key of an event as shortcuts name it: `j`, `?`, `Enter`, `Shift Space`, `mod+k`. */
export const keyName = (event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): string => {
  if (event.metaKey || event.ctrlKey) return `mod+${event.key.toLowerCase()}`;
  if (event.key === ' ') return event.shiftKey ? 'Shift Space' : 'Space';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};

/** True if only a modifier such as Shift is down. */
export const isModifier = (event: Pick<KeyboardEvent, 'key'>): boolean => MODIFIERS.includes(event.key);

// Keys that move between fields, press buttons and close dialogs can't be reassigned.
const KEPT = ['Tab', 'Enter', 'Escape', 'Space', 'Shift Space', 'Backspace', 'Delete'];

/**
 * True if `name` can be a shortcut: one printed character, with or without the command key, or a function key such as
 * F2.
 */
export const isChoosable = (name: string): boolean =>
  !KEPT.includes(name) && (/^(mod\+)?[^\s+]$/.test(name) || /^F\d{1,2}$/.test(name));

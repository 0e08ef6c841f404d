const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'Dead', 'Unidentified', 'Process'];

/** The key of an event as shortcuts name it: `j`, `?`, `Enter`, `Shift Space`, `mod+k`. */
export const keyName = (event: Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'shiftKey'>): string => {
  if (event.metaKey || event.ctrlKey) return `mod+${event.key.toLowerCase()}`;
  if (event.key === ' ') return event.shiftKey ? 'Shift Space' : 'Space';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
};

/** Whether only a key like Shift is down, which names nothing yet. */
export const isModifier = (event: Pick<KeyboardEvent, 'key'>): boolean => MODIFIERS.includes(event.key);

// What moves between fields, presses buttons and closes dialogs stays what it is everywhere.
const KEPT = ['Tab', 'Enter', 'Escape', 'Space', 'Shift Space', 'Backspace', 'Delete'];

/** Whether `name` can be made the key of something: one printed character, with or without the command key, or F2 and the like. */
export const isChoosable = (name: string): boolean =>
  !KEPT.includes(name) && (/^(mod\+)?[^\s+]$/.test(name) || /^F\d{1,2}$/.test(name));

import { ownValue } from '@simpletread/domain';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

const NAMES: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** The keys of a shortcut as they are printed on a keyboard: `['⌘', 'K']`, `['G', 'O']`. */
export const keyNames = (keys: string): readonly string[] =>
  keys.split(/[ +]/).map((key) => {
    if (key === 'mod') return isApple() ? '⌘' : 'Ctrl';
    return ownValue(NAMES, key) ?? (key.length === 1 ? key.toUpperCase() : key);
  });

const SPOKEN: Readonly<Record<string, string>> = {
  '?': 'Question mark',
  '!': 'Exclamation mark',
  '/': 'Slash',
  '[': 'Left bracket',
  ']': 'Right bracket',
};

/** The keys of a shortcut as they are said: `G then O`, `Ctrl K`, `Question mark`. */
export const spokenKeys = (keys: string): string =>
  keys
    .split(' ')
    .map((part) =>
      part
        .split('+')
        .map(
          (key) =>
            ownValue(SPOKEN, key) ??
            (key === 'mod' ? (isApple() ? 'Command' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key),
        )
        .join(' '),
    )
    .join(' then ');

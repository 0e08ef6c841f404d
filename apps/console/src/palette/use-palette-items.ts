import { useState } from 'react';
import { useNavigate } from 'react-admin';

import { useMenu } from '../layout/use-menu.js';
import { useShortcutRegistry } from '../shortcuts/shortcuts-context.js';
import { isMatch, type PaletteItem } from './palette-item.js';
import { useFoundOrders } from './use-found-orders.js';

const MOVES = ['j', 'k', '[', ']', 'Space', 'Escape', 'mod+k'];

interface PaletteItems {
  readonly items: readonly PaletteItem[];
  readonly isSearching: boolean;
}

/** Everything that `typed` can mean: orders, pages, and what can be done on this page. */
export const usePaletteItems = (typed: string): PaletteItems => {
  const navigate = useNavigate();
  const [shortcuts] = useState(useShortcutRegistry().list());
  const { items: orders, isSearching } = useFoundOrders(typed);
  const pages = useMenu()
    .flatMap((group) => group.entries)
    .map(({ label, path, key }): PaletteItem => ({
      id: `page-${path}`,
      group: 'Go to',
      label,
      detail: '',
      keys: `g ${key}`,
      run: () => navigate(path),
    }));
  const actions = shortcuts
    .filter(({ group, keys }) => group !== 'Go to' && !MOVES.includes(keys))
    .map(({ label, keys, run }): PaletteItem => ({
      id: `do-${keys}`,
      group: 'Do',
      label,
      detail: '',
      keys,
      run,
    }));
  return {
    items: [...orders, ...[...actions, ...pages].filter(({ label }) => isMatch(label, typed))],
    isSearching,
  };
};

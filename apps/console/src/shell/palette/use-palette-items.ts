import { useContext, useState } from 'react';
import { useNavigate } from 'react-admin';

import { useMenu } from '../menu/index.js';
import { useShortcutRegistry } from '../shortcuts/index.js';
import { isMatch, type PaletteItem } from './palette-item.js';
import { type FoundItems, PaletteSource } from './palette-source.js';

const MOVES = ['j', 'k', '[', ']', 'Space', 'Escape', 'mod+k'];

/** Everything that `typed` can mean: records, pages, and what can be done on this page. */
export const usePaletteItems = (typed: string): FoundItems => {
  const navigate = useNavigate();
  const [shortcuts] = useState(useShortcutRegistry().list());
  const useSource = useContext(PaletteSource);
  const { items: found, isSearching, failure } = useSource(typed);
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
    items: [...found, ...[...actions, ...pages].filter(({ label }) => isMatch(label, typed))],
    isSearching,
    failure,
  };
};

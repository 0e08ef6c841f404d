import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

import { Keys, useShortcuts } from '../shortcuts/index.js';
import { withFilter } from './filter-value.js';
import styles from './ListPage.module.css';

const PAUSE_MS = 250;

/** Searches the list during typing; the key / focuses it. */
export const SearchBox = ({ hint }: { readonly hint: string }) => {
  const { filterValues, setFilters } = useListContext();
  const asked = String(filterValues['q'] ?? '');
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The list answers late, and must not take back what was typed meanwhile. Views and filters are chosen outside the field.
    if (document.activeElement !== input.current) setText(asked);
  }, [asked]);
  useShortcuts([{ keys: '/', label: 'Search this list', group: 'Lists', run: () => input.current?.focus() }]);
  const ask = (wanted: string): void =>
    setFilters(withFilter(filterValues, 'q', wanted.trim() === '' ? undefined : wanted.trim()));
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(typed), PAUSE_MS);
  };
  const clear = (): void => {
    clearTimeout(timer.current);
    setText('');
    ask('');
  };
  return (
    <div className={styles.search} role="search">
      <Search size={15} strokeWidth={1.75} aria-hidden="true" />
      <InputBase
        fullWidth
        inputRef={input}
        placeholder={hint}
        value={text}
        slotProps={{ input: { 'aria-label': hint, maxLength: 100 } }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') input.current?.blur();
        }}
      />
      {text === '' ? (
        <Keys keys="/" />
      ) : (
        <IconButton aria-label="Clear the search" sx={{ padding: '4px' }} onClick={clear}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};

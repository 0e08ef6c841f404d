import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { VisuallyHidden } from '@simpletread/ui';
import { Search } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { Keys } from '../shortcuts/index.js';
import { stepIndex, type PaletteItem } from './palette-item.js';
import styles from './Palette.module.css';
import { usePaletteItems } from './use-palette-items.js';

interface ResultsProps {
  readonly id: string;
  readonly items: readonly PaletteItem[];
  readonly active: PaletteItem | undefined;
  readonly onPick: (item: PaletteItem) => void;
}

const groupsOf = (items: readonly PaletteItem[]): readonly string[] => [
  ...new Set(items.map(({ group }) => group)),
];

const Results = ({ id, items, active, onPick }: ResultsProps) => (
  <div className={styles.list} id={id} role="listbox" aria-label="Results">
    {groupsOf(items)
      .map((group) => ({ group, own: items.filter((item) => item.group === group) }))
      .map(({ group, own }) => (
        <div key={group} role="group" aria-label={group}>
          <div className={styles.group} aria-hidden="true">
            {group}
          </div>
          {own.map((item) => (
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              aria-selected={item === active}
              className={styles.item}
              onClick={() => onPick(item)}
            >
              <span className={styles.label}>{item.label}</span>
              <span className={styles.detail}>
                {item.keys === null ? item.detail : <Keys keys={item.keys} />}
              </span>
            </div>
          ))}
        </div>
      ))}
  </div>
);

const WHOLE_SCREEN = {
  m: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  borderRadius: 0,
} as const;

const FIELD = 'Order, phone, email, name, ZIP, tire, shop or page';

/** Finds a record, opens a page, or runs an action of the current page. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [isPicked, setPicked] = useState(false);
  const isPhone = useMediaQuery('(max-width: 599px)');
  const { items, isSearching, failure } = usePaletteItems(typed);
  const ordered = groupsOf(items).flatMap((group) => items.filter((item) => item.group === group));
  const active = ordered[Math.min(at, ordered.length - 1)];
  const isDone = useRef(false);
  const pick = useCallback(
    (item: PaletteItem): void => {
      if (isDone.current) return;
      isDone.current = true;
      onClose();
      // The dialog gives the focus back first; what runs may want to put it elsewhere.
      setTimeout(item.run, 0);
    },
    [onClose],
  );
  // Enter right after the last letter opens what that text finds, not what an earlier one found.
  useEffect(() => {
    if (isPicked && !isSearching && active !== undefined) pick(active);
  }, [isPicked, isSearching, active, pick]);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = stepIndex(at, event.key === 'ArrowDown' ? 1 : -1, ordered.length);
      setAt(next);
      document.getElementById(`${id}-${ordered[next]?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      setPicked(true);
    }
  };
  const nothing = isSearching ? 'Searching…' : (failure ?? 'No matching results');
  const count = ordered.length === 1 ? '1 result' : `${ordered.length} results`;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { 'aria-label': 'Find or run anything' } }}
      sx={{
        '& .MuiDialog-container': { alignItems: 'flex-start' },
        '& .MuiDialog-paper': isPhone ? WHOLE_SCREEN : { mt: '12vh' },
      }}
    >
      <div className={styles.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <InputBase
          fullWidth
          autoFocus
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': FIELD,
              'aria-expanded': true,
              'aria-controls': id,
              'aria-autocomplete': 'list',
              'aria-activedescendant': active === undefined ? undefined : `${id}-${active.id}`,
              maxLength: 100,
            },
          }}
          placeholder={FIELD}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setPicked(false);
          }}
          onKeyDown={press}
        />
        {isPhone ? <Button onClick={onClose}>Close</Button> : <Keys keys="Escape" />}
      </div>
      <Results id={id} items={ordered} active={active} onPick={pick} />
      <p className={styles.empty} role="status" hidden={ordered.length > 0}>
        {nothing}
      </p>
      <VisuallyHidden>
        <span role="status">{ordered.length > 0 && !isSearching ? count : ''}</span>
      </VisuallyHidden>
    </Dialog>
  );
};

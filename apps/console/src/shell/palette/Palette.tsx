import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';

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

/** Finds an order by number, email, ZIP or name, opens a page, or runs an action of the current page. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { items, isSearching } = usePaletteItems(typed);
  const ordered = groupsOf(items).flatMap((group) => items.filter((item) => item.group === group));
  const active = ordered[Math.min(at, ordered.length - 1)];
  const pick = (item: PaletteItem): void => {
    onClose();
    // The dialog gives the focus back first; what runs may want to put it elsewhere.
    setTimeout(item.run, 0);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = stepIndex(at, event.key === 'ArrowDown' ? 1 : -1, ordered.length);
      setAt(next);
      document.getElementById(`${id}-${ordered[next]?.id ?? ''}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      pick(active);
    }
  };
  const nothing = isSearching ? 'Searching' : 'No matching results';
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': 'Find or run anything' } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' }, '& .MuiDialog-paper': { mt: '12vh' } }}
    >
      <div className={styles.field}>
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
        <InputBase
          fullWidth
          autoFocus
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Order number, email, ZIP, name or page',
              'aria-expanded': true,
              'aria-controls': id,
              'aria-autocomplete': 'list',
              'aria-activedescendant': active === undefined ? undefined : `${id}-${active.id}`,
              maxLength: 100,
            },
          }}
          placeholder="Order number, email, ZIP, name or page"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <Keys keys="Escape" />
      </div>
      <Results id={id} items={ordered} active={active} onPick={pick} />
      <p className={styles.empty} role="status" hidden={ordered.length > 0}>
        {nothing}
      </p>
    </Dialog>
  );
};

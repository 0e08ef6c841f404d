import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useListContext } from 'react-admin';

import { SelectControl } from '../form/index.js';
import { useShortcuts } from '../shortcuts/index.js';
import styles from './ListPage.module.css';
import { totalText } from './total-text.js';

const count = new Intl.NumberFormat('en-US');
const SIZES = [25, 50, 100];

/** The part of the list that is shown, and the way to the others. */
export const Pager = () => {
  const { page, perPage, setPage, setPerPage, total = 0, isPending } = useListContext();
  const last = Math.max(1, Math.ceil(total / perPage));
  const go = (next: number): void => {
    if (next >= 1 && next <= last) setPage(next);
  };
  useShortcuts([
    { keys: ']', label: 'Next page', group: 'Lists', run: () => go(page + 1) },
    { keys: '[', label: 'Previous page', group: 'Lists', run: () => go(page - 1) },
  ]);
  if (isPending || total === 0) return null;
  const from = (page - 1) * perPage + 1;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <div className={styles.perPage}>
        <span aria-hidden="true">Rows</span>
        <SelectControl
          label="Rows"
          isLabelHidden
          options={SIZES.map((size) => [String(size), String(size)])}
          value={String(perPage)}
          onChange={(size) => setPerPage(Number(size))}
        />
      </div>
      <span aria-live="polite">
        {count.format(from)}–{count.format(Math.min(total, page * perPage))} of {totalText(total)}
      </span>
      <IconButton aria-label="Previous page" disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </IconButton>
      <IconButton aria-label="Next page" disabled={page >= last} onClick={() => go(page + 1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </IconButton>
    </nav>
  );
};

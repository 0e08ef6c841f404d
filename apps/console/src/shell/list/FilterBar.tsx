import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { classNames } from '@simpletread/ui';
import { Plus, X } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useListContext } from 'react-admin';

import { Keys, useShortcuts } from '../shortcuts/index.js';
import { FilterControl } from './FilterControl.js';
import type { FilterField } from './filter-field.js';
import formStyles from './Form.module.css';
import { askedValue, filterText, withFilter } from './filter-value.js';
import styles from './ListPage.module.css';
import type { ListFilter } from './views/list-view.js';

/** The list's filters, each as a removable chip, and the form that adds more (F). */
export const FilterBar = ({ fields }: { readonly fields: readonly FilterField[] }) => {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as ListFilter;
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (): void => setAnchor(button.current);
  const close = (): void => setAnchor(null);
  useShortcuts([{ keys: 'f', label: 'Filter', group: 'Lists', run: open }]);
  const apply = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const next = fields.reduce(
      (all, field) => withFilter(all, field.source, askedValue(field, String(form.get(field.source) ?? ''))),
      filter,
    );
    setFilters(next);
    close();
  };
  return (
    <>
      {fields
        .filter(({ source }) => filter[source] !== undefined)
        .map((field) => (
          <button
            key={field.source}
            type="button"
            className={styles.chip}
            aria-label={`Remove filter ${field.label} ${filterText(field, filter)}`}
            onClick={() => setFilters(withFilter(filter, field.source, undefined))}
          >
            {field.label} <b>{filterText(field, filter)}</b>
            <X size={13} aria-hidden="true" />
          </button>
        ))}
      <button
        ref={button}
        type="button"
        className={classNames(styles.chip, styles.add)}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Plus size={13} aria-hidden="true" />
        Filter
        <Keys keys="f" />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { marginTop: '6px' } } }}
      >
        <form className={formStyles.form} onSubmit={apply}>
          {fields.map((field) => (
            <FilterControl key={field.source} field={field} filter={filter} />
          ))}
          <div className={formStyles.foot}>
            <Button onClick={close}>Close</Button>
            <Button type="submit" variant="contained">
              Apply
            </Button>
          </div>
        </form>
      </Popover>
    </>
  );
};

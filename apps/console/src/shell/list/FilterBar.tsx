import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { classNames } from '@simpletread/ui';
import { Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form, useListContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ownValue } from '@simpletread/domain';

import { Keys, useShortcuts } from '../shortcuts/index.js';
import { FilterControl } from './FilterControl.js';
import type { FilterField } from './filter-field.js';
import formStyles from './Form.module.css';
import { askedValue, filterText, shownValue, withFilter } from './filter-value.js';
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
  const apply = (typed: FieldValues): void => {
    const next = fields.reduce((all, field) => {
      const text = String(ownValue(typed, field.source) ?? '');
      // Left as it is, a field keeps several values too.
      return text === shownValue(field, filter)
        ? all
        : withFilter(all, field.source, askedValue(field, text));
    }, filter);
    setFilters(next);
    close();
  };
  return (
    <>
      {fields
        .filter(({ source }) => ownValue(filter, source) !== undefined)
        .map((field) => (
          <ButtonBase
            key={field.source}
            className={styles.chip}
            aria-label={`Remove filter ${field.label} ${filterText(field, filter)}`}
            onClick={() => setFilters(withFilter(filter, field.source, undefined))}
          >
            {field.label} <b>{filterText(field, filter)}</b>
            <X size={13} aria-hidden="true" />
          </ButtonBase>
        ))}
      <ButtonBase
        ref={button}
        className={classNames(styles.chip, styles.add)}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Plus size={13} aria-hidden="true" />
        Filter
        <Keys keys="f" />
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters', sx: { marginTop: '6px' } } }}
      >
        <Form
          className={formStyles.form}
          defaultValues={Object.fromEntries(fields.map((field) => [field.source, shownValue(field, filter)]))}
          record={{}}
          onSubmit={apply}
          disableInvalidFormNotification
        >
          {fields.map((field) => (
            <FilterControl key={field.source} field={field} />
          ))}
          <div className={formStyles.foot}>
            <Button onClick={close}>Close</Button>
            <Button type="submit" variant="contained">
              Apply
            </Button>
          </div>
        </Form>
      </Popover>
    </>
  );
};

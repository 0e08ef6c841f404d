import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';

import type { Column } from '../column.js';
import { isColumnShown, NO_CHOICE, withColumn } from './column-choice.js';
import { useColumnChoice, useFittingWidths } from './use-column-choice.js';

type Named = Pick<Column<never>, 'id' | 'label' | 'from'>;

/** Chooses the columns of a list. The first one stays: it opens the row. */
export const ColumnsButton = ({ columns }: { readonly columns: readonly Named[] }) => {
  const { resource } = useListContext();
  const [choice, setChoice] = useColumnChoice(resource);
  const fitting = useFittingWidths();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isChosen = choice.shown.length + choice.hidden.length > 0;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Columns3 size={15} aria-hidden="true" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.slice(1).map((column) => {
          const isShown = isColumnShown(column, choice, fitting);
          return (
            <MenuItem
              key={column.id}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => setChoice(withColumn(choice, column, !isShown, fitting))}
            >
              <Checkbox
                checked={isShown}
                tabIndex={-1}
                disableRipple
                aria-hidden="true"
                sx={{ p: 0, mr: 1 }}
              />
              {column.label}
            </MenuItem>
          );
        })}
        <MenuItem disabled={!isChosen} onClick={() => setChoice(NO_CHOICE)}>
          Default columns
        </MenuItem>
      </Menu>
    </>
  );
};

import Button from '@mui/material/Button';
import type { Macro } from '@simpletread/contract';
import { useState } from 'react';

import { useUndoableDelete } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { EditMacroDialog } from './EditMacroDialog.js';
import { stepsText } from './steps-text.js';

interface ActionsProps {
  readonly macro: Macro;
  readonly onChange: () => void;
}

const Actions = ({ macro, onChange }: ActionsProps) => {
  const can = useCan();
  const remove = useUndoableDelete('macros');
  if (!can('macros.change')) return null;
  return (
    <>
      <Button size="small" aria-label={`Change ${macro.name}`} onClick={onChange}>
        Change
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${macro.name}`}
        onClick={() => remove({ ...macro, done: `${macro.name} is removed.` })}
      >
        Remove
      </Button>
    </>
  );
};

/** Macros that agents run on orders. */
export const MacroList = () => {
  const can = useCan();
  const [open, setOpen] = useState<Macro | 'new' | null>(null);
  const columns: readonly Column<Macro>[] = [
    { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
    { id: 'steps', label: 'Steps', render: (row) => stepsText(row.steps) },
    {
      id: 'updated',
      label: 'Changed',
      sortBy: 'updatedAt',
      from: 'M',
      render: (row) => <Instant at={row.updatedAt} />,
    },
    {
      id: 'actions',
      label: 'Change',
      render: (row) => <Actions macro={row} onChange={() => setOpen(row)} />,
    },
  ];
  return (
    <>
      <ListPage<Macro>
        resource="macros"
        title="Macros"
        sort={{ field: 'name', order: 'ASC' }}
        searchHint="Name"
        columns={columns}
        nameOf={(row) => row.name}
        isOpenable={false}
        above={
          can('macros.change') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              New macro
            </Button>
          ) : undefined
        }
      />
      {open !== null && (
        <EditMacroDialog macro={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

import Button from '@mui/material/Button';
import type { RedirectRow } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { useUndoableDelete } from '../../shell/action/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { RedirectDialog } from './RedirectDialog.js';

interface ActionsProps {
  readonly redirect: RedirectRow;
  readonly onChange: () => void;
}

const Actions = ({ redirect, onChange }: ActionsProps) => {
  const can = useCan();
  const remove = useUndoableDelete('redirects');
  if (!can('content.change')) return null;
  return (
    <>
      <Button size="small" aria-label={`Change ${redirect.fromPath}`} onClick={onChange}>
        Change
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${redirect.fromPath}`}
        onClick={() => remove({ ...redirect, done: `${redirect.fromPath} no longer redirects.` })}
      >
        Remove
      </Button>
    </>
  );
};

/** Old addresses and where they lead. */
export const RedirectList = () => {
  const can = useCan();
  const [open, setOpen] = useState<RedirectRow | 'new' | null>(null);
  const columns: readonly Column<RedirectRow>[] = [
    { id: 'from', label: 'From', sortBy: 'fromPath', render: (row) => row.fromPath },
    { id: 'to', label: 'To', sortBy: 'toPath', render: (row) => row.toPath },
    {
      id: 'origin',
      label: 'Added',
      from: 'L',
      render: (row) => (row.isAutomatic ? 'automatically' : 'by staff'),
    },
    {
      id: 'created',
      label: 'Since',
      sortBy: 'createdAt',
      from: 'M',
      render: (row) => <Instant at={row.createdAt} />,
    },
    {
      id: 'actions',
      label: 'Change',
      render: (row) => <Actions redirect={row} onChange={() => setOpen(row)} />,
    },
  ];
  return (
    <>
      <ListPage<RedirectRow>
        resource="redirects"
        title="Redirects"
        sort={{ field: 'fromPath', order: 'ASC' }}
        searchHint="Part of a path"
        columns={columns}
        nameOf={(row) => row.fromPath}
        isOpenable={false}
        above={
          can('content.change') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              New redirect
            </Button>
          ) : undefined
        }
      />
      {open !== null && (
        <RedirectDialog redirect={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

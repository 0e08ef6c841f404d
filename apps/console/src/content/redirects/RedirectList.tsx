import Button from '@mui/material/Button';
import type { RedirectRow } from '@simpletread/contract';
import { useState } from 'react';

import { useCan } from '../../shell/auth/index.js';
import { useStaffAction } from '../../shell/action/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { RedirectDialog } from './RedirectDialog.js';
import { useRedirectCalls } from './redirect-calls.js';

interface ActionsProps {
  readonly redirect: RedirectRow;
  readonly onChange: () => void;
}

const Actions = ({ redirect, onChange }: ActionsProps) => {
  const can = useCan();
  const data = useRedirectCalls();
  const end = useStaffAction({
    run: ({ id, version }: RedirectRow, key) => data.deleteRedirect(id, version, key),
    reload: ['redirects'],
    done: () => `${redirect.fromPath} no longer redirects.`,
    isAlone: true,
  });
  if (!can('content.change')) return null;
  return (
    <>
      <Button size="small" aria-label={`Change ${redirect.fromPath}`} onClick={onChange}>
        Change
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`End ${redirect.fromPath}`}
        disabled={end.isBusy}
        onClick={() => end.start(redirect)}
      >
        End
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
      label: 'Came about',
      from: 'L',
      render: (row) => (row.isAutomatic ? 'when something moved' : 'by hand'),
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
        searchHint="Part of an address"
        columns={columns}
        nameOf={(row) => row.fromPath}
        isOpenable={false}
        above={
          can('content.change') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              Redirect an address
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

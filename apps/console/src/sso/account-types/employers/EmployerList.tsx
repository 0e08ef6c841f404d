import Button from '@mui/material/Button';
import type { EmployerRow } from '@simpletread/contract';
import { Chip } from '@simpletread/ui';
import { useState } from 'react';
import { LinkBase } from 'react-admin';

import { useCan } from '../../../shell/auth/index.js';
import { useStaffAction } from '../../../shell/action/index.js';
import { type Column, ListPage } from '../../../shell/list/index.js';
import { EmployerDialog } from './EmployerDialog.js';
import { useEmployerCalls } from './employer-calls.js';

const State = ({ employer }: { readonly employer: EmployerRow }) =>
  employer.isActive ? (
    <Chip tone="good" mark="full">
      In force
    </Chip>
  ) : (
    <Chip mark="ring">{employer.approvalId === null ? 'Ended' : 'New'}</Chip>
  );

interface ActionsProps {
  readonly employer: EmployerRow;
  readonly onChange: () => void;
}

const Actions = ({ employer, onChange }: ActionsProps) => {
  const can = useCan();
  const data = useEmployerCalls();
  const end = useStaffAction({
    run: ({ id, version }: EmployerRow, key) => data.endEmployer(id, version, key),
    reload: ['employers'],
    done: () => `${employer.name} has ended.`,
  });
  if (employer.approvalId !== null)
    return <LinkBase to={`/approvals/${employer.approvalId}/show`}>Second admin</LinkBase>;
  if (!can('accounts.approve')) return null;
  return (
    <>
      <Button size="small" onClick={onChange}>
        Change
      </Button>
      {employer.isActive && (
        <Button size="small" color="error" disabled={end.isBusy} onClick={() => end.start(employer)}>
          End
        </Button>
      )}
    </>
  );
};

/** Companies whose people buy as employees. */
export const EmployerList = () => {
  const can = useCan();
  const [open, setOpen] = useState<EmployerRow | 'new' | null>(null);
  const columns: readonly Column<EmployerRow>[] = [
    { id: 'name', label: 'Company', sortBy: 'name', render: (row) => <b>{row.name}</b> },
    { id: 'type', label: 'Type', from: 'M', render: (row) => row.type },
    { id: 'domains', label: 'Domains', from: 'L', render: (row) => row.domains.join(', ') },
    { id: 'people', label: 'People', isEnd: true, from: 'M', render: (row) => row.employeeCount },
    { id: 'state', label: 'State', render: (row) => <State employer={row} /> },
    {
      id: 'actions',
      label: 'Change',
      render: (row) => <Actions employer={row} onChange={() => setOpen(row)} />,
    },
  ];
  return (
    <>
      <ListPage<EmployerRow>
        resource="employers"
        title="Employers"
        sort={{ field: 'name', order: 'ASC' }}
        searchHint="Company or domain"
        columns={columns}
        nameOf={(row) => row.name}
        isOpenable={false}
        above={
          can('accounts.approve') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              Add a company
            </Button>
          ) : undefined
        }
      />
      {open !== null && (
        <EmployerDialog employer={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

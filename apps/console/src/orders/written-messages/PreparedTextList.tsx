import Button from '@mui/material/Button';
import type { PreparedText } from '@simpletread/contract';
import { useState } from 'react';

import { useUndoableDelete } from '../../shell/action/index.js';
import { useCan } from '../../shell/auth/index.js';
import { type Column, ListPage } from '../../shell/list/index.js';
import { Instant } from '../../shell/time/index.js';
import { PreparedTextDialog } from './PreparedTextDialog.js';

interface ActionsProps {
  readonly text: PreparedText;
  readonly onChange: () => void;
}

const Actions = ({ text, onChange }: ActionsProps) => {
  const can = useCan();
  const remove = useUndoableDelete('prepared-texts');
  if (!can('preparedTexts.change')) return null;
  return (
    <>
      <Button size="small" aria-label={`Change ${text.name}`} onClick={onChange}>
        Change
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${text.name}`}
        onClick={() => remove({ ...text, done: `${text.name} is removed.` })}
      >
        Remove
      </Button>
    </>
  );
};

/** Texts that messages to customers start from. */
export const PreparedTextList = () => {
  const can = useCan();
  const [open, setOpen] = useState<PreparedText | 'new' | null>(null);
  const columns: readonly Column<PreparedText>[] = [
    { id: 'name', label: 'Name', sortBy: 'name', render: (row) => row.name },
    { id: 'subject', label: 'Subject', render: (row) => row.subject },
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
      render: (row) => <Actions text={row} onChange={() => setOpen(row)} />,
    },
  ];
  return (
    <>
      <ListPage<PreparedText>
        resource="prepared-texts"
        title="Prepared texts"
        sort={{ field: 'name', order: 'ASC' }}
        searchHint="Name, subject or message"
        columns={columns}
        nameOf={(row) => row.name}
        isOpenable={false}
        above={
          can('preparedTexts.change') ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              New prepared text
            </Button>
          ) : undefined
        }
      />
      {open !== null && (
        <PreparedTextDialog text={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

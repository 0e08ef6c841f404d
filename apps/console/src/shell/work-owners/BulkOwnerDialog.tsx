import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { OwnedRecord } from '@simpletread/domain';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useGetIdentity } from 'react-admin';

import { InfoDialog } from '../dialog/index.js';
import { SelectControl, TextControl } from '../form/index.js';
import { useOwnerCalls } from './owner-calls.js';
import { type BulkOwnerRow, bulkOwnerResult, bulkOwnerText, useBulkOwner } from './use-bulk-owner.js';
import { useColleagues } from './use-colleagues.js';

interface BulkOwnerDialogProps {
  readonly kind: OwnedRecord;
  readonly ids: readonly string[];
  /** The name of a record, for its row. */
  readonly nameOf: (id: string) => string;
  /** Saves the results: record, result and details of each row. */
  readonly onDownload: (rows: readonly BulkOwnerLine[]) => void;
  readonly onClose: () => void;
}

export type BulkOwnerLine = readonly [record: string, result: string, details: string];

const Choose = ({
  kind,
  first,
  nameOf,
  onDownload,
  onClose,
}: Omit<BulkOwnerDialogProps, 'ids'> & {
  readonly first: readonly BulkOwnerRow[];
}) => {
  const id = useId();
  const { identity } = useGetIdentity();
  const colleagues = useColleagues(kind).filter(({ staffId }) => staffId !== String(identity?.id));
  const [to, setTo] = useState('me');
  const [note, setNote] = useState('');
  const isColleague = to !== 'me' && to !== 'nobody';
  const { rows, phase, run, undo } = useBulkOwner(kind, first);
  const options = [
    ['me', 'Me'] as const,
    ...colleagues.map(({ staffId, name }) => [staffId, name] as const),
    ['nobody', 'Nobody'] as const,
  ];
  const label = options.find(([value]) => value === to)?.[1] ?? '';
  const done = rows.filter(({ result }) => result === 'done').length;
  return (
    <Dialog
      open
      onClose={phase === 'running' ? undefined : onClose}
      maxWidth="sm"
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>Assign</DialogTitle>
      <DialogContent>
        {phase === 'preview' && (
          <SelectControl label="Assign to" value={to} options={options} onChange={setTo} />
        )}
        {phase === 'preview' && isColleague && (
          <TextControl label="Note for them" value={note} onChange={setNote} rows={2} maxLength={500} />
        )}
        <p role="status">
          {phase === 'preview' ? 'Nothing has changed yet.' : `${done} of ${rows.length} assigned.`}
        </p>
        <ul role="list" aria-label="Selected">
          {rows.map((row) => (
            <li key={row.id}>
              <b>{nameOf(row.id)}</b>: {bulkOwnerText(row, label.toLowerCase() === 'me' ? 'you' : label)}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        {phase === 'done' && (
          <Button
            onClick={() =>
              onDownload(rows.map((row) => [nameOf(row.id), bulkOwnerResult(row), bulkOwnerText(row, label)]))
            }
          >
            Download CSV
          </Button>
        )}
        {phase === 'done' && done > 0 && <Button onClick={() => void undo()}>Undo for {done}</Button>}
        <Button disabled={phase === 'running'} onClick={onClose}>
          Close
        </Button>
        {phase === 'preview' && (
          <Button
            variant="contained"
            onClick={() =>
              void run({ to, ...(isColleague && note.trim() !== '' ? { note: note.trim() } : {}) })
            }
          >
            Assign {rows.length}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/** Gives the selected records an owner: shows whose they are, assigns each by itself, and can give them back. */
export const BulkOwnerDialog = ({ kind, ids, ...rest }: BulkOwnerDialogProps) => {
  const calls = useOwnerCalls();
  const { data, error } = useQuery({
    queryKey: ['work', kind, 'bulk', ids],
    queryFn: async () => {
      const first: BulkOwnerRow[] = [];
      for (const id of ids) {
        const { owner } = await calls.workOwner(kind, id);
        first.push({ id, before: owner, after: owner, result: 'waiting', refusal: null });
      }
      return first;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data !== undefined) return <Choose kind={kind} first={data} {...rest} />;
  return (
    <InfoDialog title="Assign" onClose={rest.onClose}>
      {error === null ? 'Checking each record…' : error.message}
    </InfoDialog>
  );
};

import Button from '@mui/material/Button';
import type { StaffPermission } from '@simpletread/domain';
import { type ReactNode, useState } from 'react';

import { useUndoableDelete } from '../action/index.js';
import { useCan } from '../auth/index.js';
import { FormDialog } from '../dialog/index.js';
import { type Column, ListPage } from '../list/index.js';
import { Instant } from '../time/index.js';
import styles from './DialogList.module.css';

/** A short record with a name, which is edited in a dialog instead of on a page. */
interface NamedRecord {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly updatedAt: string;
}

interface DialogListProps<Row extends NamedRecord> {
  readonly resource: string;
  readonly title: string;
  readonly searchHint: string;
  /** The words of the button that adds one. */
  readonly newLabel: string;
  /** Needed to add, change and remove. */
  readonly permission: StaffPermission;
  /** The column between the name and the time of the last change. */
  readonly content: Column<Row>;
  /** The effect of removing one. If it is given, the list asks before. */
  readonly consequence?: string;
  /** The dialog; without a record, for a new one. */
  readonly dialog: (record: Row | null, onClose: () => void) => ReactNode;
}

/** A list of named records, which are added and changed in a dialog and removed with an undo. */
export const DialogList = <Row extends NamedRecord>({
  resource,
  title,
  searchHint,
  newLabel,
  permission,
  content,
  consequence,
  dialog,
}: DialogListProps<Row>) => {
  const mayChange = useCan()(permission);
  const remove = useUndoableDelete(resource);
  const [open, setOpen] = useState<Row | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Row | null>(null);
  const removeNow = (row: Row): void => {
    setLeaving(null);
    remove({ ...row, done: `${row.name} is removed.` });
  };
  const actions = (row: Row): ReactNode => (
    <span className={styles.actions}>
      <Button size="small" aria-label={`Change ${row.name}`} onClick={() => setOpen(row)}>
        Change
      </Button>
      <Button
        size="small"
        color="error"
        aria-label={`Remove ${row.name}`}
        onClick={() => (consequence === undefined ? removeNow(row) : setLeaving(row))}
      >
        Remove
      </Button>
    </span>
  );
  const columns: readonly Column<Row>[] = [
    { id: 'name', label: 'Name', sortBy: 'name', render: ({ name }) => name },
    content,
    {
      id: 'updated',
      label: 'Changed',
      sortBy: 'updatedAt',
      from: 'M',
      render: ({ updatedAt }) => <Instant at={updatedAt} />,
    },
    ...(mayChange ? [{ id: 'actions', label: 'Change', render: actions }] : []),
  ];
  return (
    <>
      <ListPage<Row>
        resource={resource}
        title={title}
        sort={{ field: 'name', order: 'ASC' }}
        searchHint={searchHint}
        columns={columns}
        nameOf={({ name }) => name}
        isOpenable={false}
        above={
          mayChange ? (
            <Button variant="contained" onClick={() => setOpen('new')}>
              {newLabel}
            </Button>
          ) : undefined
        }
      />
      {open !== null && dialog(open === 'new' ? null : open, () => setOpen(null))}
      {leaving !== null && (
        <FormDialog
          title={`Remove ${leaving.name}`}
          confirm="Remove"
          isDangerous
          isBusy={false}
          error={null}
          onSubmit={() => removeNow(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{consequence}</p>
        </FormDialog>
      )}
    </>
  );
};

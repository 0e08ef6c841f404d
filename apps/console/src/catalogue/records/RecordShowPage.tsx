import Button from '@mui/material/Button';
import type { RecordRow } from '@simpletread/contract';
import { RECORD_FORMS, type RecordKind, type RecordValues } from '@simpletread/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel, RecordPage } from '../../shell/detail/index.js';
import { PageHeader } from '../../shell/layout/index.js';
import { useSave } from '../../shell/form/index.js';
import { Instant } from '../../shell/time/index.js';
import { groupOf, resourceOf } from './record-kinds.js';
import { shownValue } from './record-cells.js';
import { FormerAddresses } from './FormerAddresses.js';
import { RecordEditor } from './RecordEditor.js';
import { RemoveDialog } from './RemoveDialog.js';
import { VerdictsDialog } from './verdicts/VerdictsDialog.js';
import { useRecordCalls } from './record-calls.js';

interface ViewProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
}

interface Wish {
  readonly values: RecordValues;
  readonly reason: string | null;
  /** How many refused tires were shown and are to be sold. */
  readonly acceptedUnrefused?: number;
}

const RecordView = ({ kind, record }: ViewProps) => {
  const form = RECORD_FORMS[kind];
  const can = useCan();
  const data = useRecordCalls();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  // A wrong fitment puts a wrong tire on a car: what it does to verdicts is shown before it is saved.
  const [asked, setAsked] = useState<Wish | null>(null);
  const mayChange = can(groupOf(kind).change);
  const save = useSave({
    run: (wish: Wish, key) => data.changeRecord(kind, record.id, { version: record.version, ...wish }, key),
    reload: [resourceOf(kind), 'products', 'vehicles'],
    done: 'Saved. It is in the shop within two seconds.',
    onDone: () => undefined,
  });
  const keys = form.fields.filter(({ isKey }) => isKey === true);
  return (
    <>
      <PageHeader
        title={record.label}
        note={
          <>
            Changed <Instant at={record.updatedAt} />
          </>
        }
        actions={
          mayChange &&
          form.isRemovable && (
            <Button color="error" variant="outlined" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )
        }
      />
      <div className={panel.stack}>
        <Panel title="What it is">
          <Pairs
            pairs={keys.map((field) => [field.label, shownValue(field, record.values[field.name] ?? null)])}
          />
        </Panel>
        <RecordEditor
          key={record.id}
          kind={kind}
          values={record.values}
          isReadOnly={!mayChange}
          isBusy={save.isBusy}
          problem={save.error?.message ?? null}
          onChange={save.forget}
          onSave={(values, reason) =>
            kind === 'fitments' ? setAsked({ values, reason }) : save.start({ values, reason })
          }
        />
        {'address' in record.values && <FormerAddresses kind={kind} record={record} />}
      </div>
      {asked !== null && (
        <VerdictsDialog
          id={record.id}
          values={asked.values}
          onConfirm={(acceptedUnrefused) => {
            setAsked(null);
            save.start({ ...asked, acceptedUnrefused });
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isRemoving && (
        <RemoveDialog
          kind={kind}
          record={record}
          onClose={() => setRemoving(false)}
          onDone={() => void navigate(`/${resourceOf(kind)}`)}
        />
      )}
    </>
  );
};

/** One record, to be read and changed. */
export const RecordShowPage = ({ kind }: { readonly kind: RecordKind }) => (
  <RecordPage<RecordRow> resource={resourceOf(kind)}>
    {(record) => <RecordView kind={kind} record={record} />}
  </RecordPage>
);

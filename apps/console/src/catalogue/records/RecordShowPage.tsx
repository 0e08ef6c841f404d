import Button from '@mui/material/Button';
import type { RecordRow } from '@simpletread/contract';
import { ownValue, RECORD_FORMS, type RecordKind } from '@simpletread/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import panel from '../../shell/detail/Panel.module.css';
import { Pairs, Panel } from '../../shell/detail/index.js';
import { EditPage } from '../../shell/editor/index.js';
import { PageHeader } from '../../shell/frame/index.js';
import { Instant } from '../../shell/time/index.js';
import { groupOf, resourceOf } from './record-kinds.js';
import { shownValue } from './record-cells.js';
import { FormerAddresses } from './FormerAddresses.js';
import { RecordEditor } from './RecordEditor.js';
import { RemoveDialog } from './RemoveDialog.js';

interface ViewProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
}

const RecordView = ({ kind, record }: ViewProps) => {
  const form = RECORD_FORMS[kind];
  const can = useCan();
  const navigate = useNavigate();
  const [isRemoving, setRemoving] = useState(false);
  const mayChange = can(groupOf(kind).change);
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
        <Panel title="Details">
          <Pairs
            pairs={keys.map((field) => [
              field.label,
              shownValue(field, ownValue(record.values, field.name) ?? null),
            ])}
          />
        </Panel>
        <RecordEditor key={record.id} kind={kind} record={record} isReadOnly={!mayChange} />
        {'address' in record.values && <FormerAddresses kind={kind} record={record} />}
      </div>
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
  <EditPage<RecordRow> resource={resourceOf(kind)} done="Saved. Live in the shop within two seconds.">
    {(record) => <RecordView kind={kind} record={record} />}
  </EditPage>
);

import { RECORD_FORMS, type RecordKind, type RecordValues } from '@simpletread/domain';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { AccessDeniedPage, PageHeader } from '../../shell/layout/index.js';
import { useSave } from '../../shell/form/index.js';
import { groupOf, resourceOf } from './record-kinds.js';
import { RecordEditor } from './RecordEditor.js';
import { VerdictsDialog } from './verdicts/VerdictsDialog.js';
import { useRecordCalls } from './record-calls.js';

interface Wish {
  readonly values: RecordValues;
  readonly reason: string | null;
  /** How many refused tires were shown and are to be sold. */
  readonly acceptedUnrefused?: number;
}

/** Adds a record; what the address names stands in its fields. */
export const NewRecordPage = ({ kind }: { readonly kind: RecordKind }) => {
  const form = RECORD_FORMS[kind];
  const can = useCan();
  const data = useRecordCalls();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<Wish | null>(null);
  const save = useSave({
    run: (wish: Wish, key) => data.addRecord(kind, wish, key),
    reload: [resourceOf(kind), 'searches', 'vehicles', 'products'],
    done: 'Added. The shop knows it within two seconds.',
    onDone: () => void navigate(`/${resourceOf(kind)}`),
  });
  if (!can(groupOf(kind).change)) return <AccessDeniedPage />;
  const initial = Object.fromEntries(
    form.fields.flatMap(({ name }) => {
      const given = params.get(name);
      return given === null ? [] : [[name, given] as const];
    }),
  );
  return (
    <>
      <PageHeader title={`New ${form.noun}`} />
      <RecordEditor
        kind={kind}
        values={null}
        initial={{
          ...('isOn' in initial || form.fields.every(({ name }) => name !== 'isOn') ? {} : { isOn: 'yes' }),
          ...initial,
        }}
        isReadOnly={false}
        isBusy={save.isBusy}
        problem={save.error?.message ?? null}
        onChange={save.forget}
        onSave={(values, reason) =>
          kind === 'fitments' ? setAsked({ values, reason }) : save.start({ values, reason })
        }
      />
      {asked !== null && (
        <VerdictsDialog
          id={null}
          values={asked.values}
          onConfirm={(acceptedUnrefused) => {
            setAsked(null);
            save.start({ ...asked, acceptedUnrefused });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

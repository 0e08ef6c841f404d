import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';
import { useSearchParams } from 'react-router-dom';

import { useCan } from '../../shell/auth/index.js';
import { CreateForm, useQuestion } from '../../shell/editor/index.js';
import { AccessDeniedPage, PageHeader } from '../../shell/frame/index.js';
import { type RecordCells, cellsOf } from './record-cells.js';
import { recordContract, type RecordRequest } from './record-contract.js';
import { RecordFields } from './RecordFields.js';
import { groupOf, resourceOf } from './record-kinds.js';
import { VerdictsDialog } from './verdicts/VerdictsDialog.js';

/** Returns what a new record begins with: what the address of the page names, and that it is on. */
const cellsIn = (kind: RecordKind, params: URLSearchParams): RecordCells => {
  const form = RECORD_FORMS[kind];
  const given = form.fields.flatMap(({ name }) => {
    const cell = params.get(name) ?? (name === 'isOn' ? 'yes' : null);
    return cell === null ? [] : [[name, cell] as const];
  });
  return { ...cellsOf(form, null), ...Object.fromEntries(given) };
};

/** Adds a record. */
export const NewRecordPage = ({ kind }: { readonly kind: RecordKind }) => {
  const form = RECORD_FORMS[kind];
  const can = useCan();
  const [params] = useSearchParams();
  const { asked, ask } = useQuestion<RecordRequest, number>();
  if (!can(groupOf(kind).change)) return <AccessDeniedPage />;
  const complete = async (request: RecordRequest): Promise<object | null> => {
    if (kind !== 'fitments') return request;
    const acceptedUnrefused = await ask(request);
    return acceptedUnrefused === null ? null : { ...request, acceptedUnrefused };
  };
  return (
    <>
      <CreateForm
        resource={resourceOf(kind)}
        begin={() => ({ cells: cellsIn(kind, params), reason: '' })}
        contract={recordContract(kind, null)}
        complete={complete}
        reload={[resourceOf(kind), 'searches', 'vehicles', 'missing-sizes', 'products']}
        done="Added. Live in the shop within two seconds."
        redirect="list"
        words={`New ${form.noun}, not saved`}
        save={`Add ${form.noun}`}
      >
        <PageHeader title={`New ${form.noun}`} />
        <RecordFields kind={kind} isNew />
      </CreateForm>
      {asked !== null && (
        <VerdictsDialog
          id={null}
          values={asked.question.values}
          onConfirm={asked.answer}
          onClose={() => asked.answer(null)}
        />
      )}
    </>
  );
};

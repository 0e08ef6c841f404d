import type { RecordRow } from '@simpletread/contract';
import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';

import { EditForm, useQuestion, useSave } from '../../shell/editor/index.js';
import { cellsOf } from './record-cells.js';
import { recordContract, type RecordRequest } from './record-contract.js';
import { ChangedCount, RecordFields } from './RecordFields.js';
import { AUDITED_AS, resourceOf } from './record-kinds.js';
import { VerdictsDialog } from './verdicts/VerdictsDialog.js';

interface RecordEditorProps {
  readonly kind: RecordKind;
  readonly record: RecordRow;
  readonly isReadOnly: boolean;
}

/** The fields of a record. A fitment shows what it does to verdicts before it is saved: a wrong one puts a wrong tire on a car. */
export const RecordEditor = ({ kind, record, isReadOnly }: RecordEditorProps) => {
  const form = RECORD_FORMS[kind];
  const save = useSave<RecordRow>();
  const { asked, ask } = useQuestion<RecordRequest, number>();
  const change = async (version: number, request: RecordRequest): Promise<RecordRow | null> => {
    if (kind !== 'fitments') return save({ version, ...request });
    const acceptedUnrefused = await ask(request);
    if (acceptedUnrefused === null) return null;
    return save({ version, ...request, acceptedUnrefused });
  };
  return (
    <>
      <EditForm
        record={record}
        formOf={({ values }: RecordRow) => ({ cells: cellsOf(form, values), reason: '' })}
        contract={recordContract(kind, record.values)}
        change={change}
        reload={[resourceOf(kind), 'products', 'vehicles']}
        isReadOnly={isReadOnly}
        subject={{ type: AUDITED_AS[kind], id: record.id }}
        words={<ChangedCount kind={kind} values={record.values} />}
      >
        {() => <RecordFields kind={kind} isNew={false} />}
      </EditForm>
      {asked !== null && (
        <VerdictsDialog
          id={record.id}
          values={asked.question.values}
          onConfirm={asked.answer}
          onClose={() => asked.answer(null)}
        />
      )}
    </>
  );
};

import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';
import { useState } from 'react';

import { FormDialog } from '../../../shell/dialog/index.js';
import { CheckControl, FileControl, TextControl } from '../../../shell/form/index.js';
import { PlanReview } from './PlanReview.js';
import { useTriedChange } from '../use-tried-change.js';
import { useRecordCalls } from '../record-calls.js';

interface TableRequest {
  readonly table: File;
  /** True to remove the records that the table does not name. */
  readonly flag: 'true' | 'false';
}

interface ImportDialogProps {
  readonly kind: RecordKind;
  readonly onClose: () => void;
}

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ kind, onClose }: ImportDialogProps) => {
  const form = RECORD_FORMS[kind];
  const data = useRecordCalls();
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState('');
  const tried = useTriedChange<TableRequest>({
    attempt: ({ table, flag }) => data.tryRecordTable(kind, { isRemoving: flag, file: table }),
    begin: ({ request: { table, flag }, plan: { planDigest }, acceptedUnrefused, reason: why }, key) => {
      const told = {
        planDigest,
        acceptedUnrefused: String(acceptedUnrefused),
        ...(why === '' ? {} : { reason: why }),
      };
      return data.importRecordTable(kind, { ...told, isRemoving: flag, file: table }, key);
    },
  });
  const { plan } = tried;
  const changes = plan === undefined ? 0 : plan.counts.added + plan.counts.changed + plan.counts.removed;
  const isGood = plan !== undefined && plan.counts.refused === 0 && changes > 0;
  return (
    <FormDialog
      title={`Import ${form.nouns}`}
      confirm={isGood ? 'Import' : 'Preview changes'}
      isBusy={tried.isBusy || file === null}
      error={tried.error}
      onSubmit={() => {
        if (file === null) return;
        const request: TableRequest = { table: file, flag: isRemoving ? 'true' : 'false' };
        if (isGood) tried.start(request, reason);
        else tried.tryIt(request);
      }}
      onClose={onClose}
    >
      <FileControl
        label="CSV file with some or all columns of the export"
        accept=".csv,text/csv"
        onChange={(table) => {
          tried.forget();
          setFile(table);
        }}
      />
      {form.isRemovable && (
        <CheckControl
          label={`Remove ${form.nouns} missing from the file`}
          value={isRemoving}
          onChange={(value) => {
            tried.forget();
            setRemoving(value);
          }}
        />
      )}
      {form.needsReason === true && (
        <TextControl
          label="Reason (saved in the audit log)"
          value={reason}
          maxLength={500}
          onChange={setReason}
        />
      )}
      {plan === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm.</p>
      ) : (
        <PlanReview form={form} plan={plan} {...tried.consent} />
      )}
    </FormDialog>
  );
};

import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';

import { FormDialog, UNSENT } from '../../../shell/dialog/index.js';
import { CheckInput, FileInput, TextInput } from '../../../shell/form/index.js';
import { PlanReview } from './PlanReview.js';
import { useTriedChange } from '../use-tried-change.js';
import { type TableRequest, useRecordCalls } from '../record-calls.js';
import { FIRST_TABLE, tableContract } from './table-contract.js';

interface ImportDialogProps {
  readonly kind: RecordKind;
  readonly onClose: () => void;
}

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ kind, onClose }: ImportDialogProps) => {
  const form = RECORD_FORMS[kind];
  const data = useRecordCalls();
  const tried = useTriedChange<TableRequest>({
    attempt: (table) => data.tryRecordTable(kind, table),
    begin: ({ request, plan: { planDigest }, acceptedUnrefused, reason }, key) => {
      const told = {
        planDigest,
        acceptedUnrefused: String(acceptedUnrefused),
        ...(reason === '' ? {} : { reason }),
      };
      return data.importRecordTable(kind, { ...told, ...request }, key);
    },
  });
  const { plan } = tried;
  const changes = plan === undefined ? 0 : plan.counts.added + plan.counts.changed + plan.counts.removed;
  const isGood = plan !== undefined && plan.counts.refused === 0 && changes > 0;
  return (
    <FormDialog
      title={`Import ${form.nouns}`}
      confirm={isGood ? 'Import' : 'Preview changes'}
      isBusy={tried.isBusy}
      error={tried.error}
      values={FIRST_TABLE}
      contract={tableContract(kind, isGood ? plan.planDigest : null)}
      onSubmit={async ({ isRemoving, file, reason = '' }) => {
        if (isGood) tried.start({ isRemoving, file }, reason);
        else tried.tryIt({ isRemoving, file });
        return UNSENT;
      }}
      onClose={onClose}
    >
      <FileInput
        source="file"
        label="CSV file with some or all columns of the export"
        accept=".csv,text/csv"
        onEdit={tried.forget}
      />
      {form.isRemovable && (
        <CheckInput
          source="isRemoving"
          label={`Remove ${form.nouns} missing from the file`}
          onEdit={tried.forget}
        />
      )}
      {form.needsReason === true && (
        <TextInput source="reason" label="Reason (saved in the audit log)" maxLength={500} />
      )}
      {plan === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm.</p>
      ) : (
        <PlanReview form={form} plan={plan} {...tried.consent} />
      )}
    </FormDialog>
  );
};

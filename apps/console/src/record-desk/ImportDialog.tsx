import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useConsoleData } from '../api/use-console-data.js';
import { useIntentKey } from '../api/use-intent-key.js';
import { FormDialog } from '../dialog/FormDialog.js';
import { CheckControl } from '../form/CheckControl.js';
import { TextControl } from '../form/TextControl.js';
import { PlanReview, unrefusedBy } from './PlanReview.js';

interface ImportDialogProps {
  readonly kind: RecordKind;
  readonly onClose: () => void;
}

/** A CSV table on its way in: tried first, and then all of it or nothing. */
export const ImportDialog = ({ kind, onClose }: ImportDialogProps) => {
  const id = useId();
  const form = RECORD_FORMS[kind];
  const data = useConsoleData();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [reason, setReason] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const flag = isRemoving ? 'true' : 'false';
  const attempt = useMutation({
    mutationFn: (table: File) => data.tryRecordTable(kind, { isRemoving: flag, file: table }),
  });
  const plan = attempt.data;
  const changes = plan === undefined ? 0 : plan.counts.added + plan.counts.changed + plan.counts.removed;
  const keyFor = useIntentKey();
  const start = useMutation({
    mutationFn: ({ table, planDigest }: { readonly table: File; readonly planDigest: string }) => {
      const told = {
        planDigest,
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
        ...(isAccepted ? { acceptedUnrefused: String(unrefusedBy(plan)) } : {}),
      };
      const { name, size, lastModified } = table;
      return data.importRecordTable(
        kind,
        { ...told, isRemoving: flag, file: table },
        keyFor({ ...told, flag, name, size, lastModified }),
      );
    },
    onSuccess: (change) => void navigate(`/record-changes/${change.id}/show`),
  });
  const isGood = plan !== undefined && plan.counts.refused === 0 && changes > 0;
  const forget = (): void => {
    attempt.reset();
    start.reset();
    setAccepted(false);
    setMissed(false);
  };
  return (
    <FormDialog
      title={`Import ${form.nouns}`}
      confirm={isGood ? 'Import' : 'Try it'}
      isBusy={attempt.isPending || start.isPending || file === null}
      error={start.error?.message ?? attempt.error?.message ?? null}
      onSubmit={() => {
        const isWaiting = isGood && unrefusedBy(plan) > 0 && !isAccepted;
        setMissed(isWaiting);
        if (file === null || isWaiting) return;
        if (isGood) start.mutate({ table: file, planDigest: plan.planDigest });
        else attempt.mutate(file);
      }}
      onClose={onClose}
    >
      <label htmlFor={id}>A CSV table with the columns of the export, or some of them</label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          forget();
          setFile(target.files?.[0] ?? null);
        }}
      />
      {form.isRemovable && (
        <CheckControl
          label={`Remove the ${form.nouns} that the table does not name`}
          value={isRemoving}
          onChange={(value) => {
            forget();
            setRemoving(value);
          }}
        />
      )}
      {form.needsReason === true && (
        <TextControl label="Why (kept in the audit)" value={reason} maxLength={500} onChange={setReason} />
      )}
      {plan === undefined ? (
        <p>It is tried first; nothing is saved by that.</p>
      ) : (
        <PlanReview
          form={form}
          plan={plan}
          isAccepted={isAccepted}
          isMissed={isMissed}
          onAccept={setAccepted}
        />
      )}
    </FormDialog>
  );
};

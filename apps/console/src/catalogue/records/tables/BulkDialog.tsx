import Button from '@mui/material/Button';
import { RECORD_FORMS, type RecordKind } from '@simpletread/domain';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';

import { FormDialog, UNSENT } from '../../../shell/dialog/index.js';
import { FieldFault, SelectControl, TextControl, TextInput } from '../../../shell/form/index.js';
import { type BulkRow, bulkFields } from './bulk-rows.js';
import { type BulkRequest, useRecordCalls } from '../record-calls.js';
import { bulkContract } from './bulk-contract.js';
import { FieldControl } from '../FieldControl.js';
import { PlanReview } from './PlanReview.js';
import styles from '../Records.module.css';
import { useTriedChange } from '../use-tried-change.js';

interface BulkDialogProps {
  readonly kind: RecordKind;
  /** The chosen records; null for all of the view. */
  readonly ids: readonly string[] | null;
  readonly filter: Readonly<Record<string, string | number | boolean>>;
  /** The change in words. */
  readonly title: string;
  readonly onClose: () => void;
}

const BLANK = { reason: '' };
const count = new Intl.NumberFormat('en-US');

/** A change of many records: tried first, then made by a job. */
export const BulkDialog = ({ kind, ids, filter, title, onClose }: BulkDialogProps) => {
  const form = RECORD_FORMS[kind];
  const fields = bulkFields(form);
  const [first] = fields;
  const data = useRecordCalls();
  const [rows, setRows] = useState<readonly BulkRow[]>([{ field: first?.name ?? '', kind: 'set', cell: '' }]);
  const tried = useTriedChange<BulkRequest>({
    attempt: (request) => data.tryBulkChange(kind, request),
    begin: ({ request, plan: { counts }, acceptedUnrefused, reason: why }, key) =>
      data.startBulkChange(
        kind,
        { ...request, expected: counts.changed, reason: why === '' ? null : why, acceptedUnrefused },
        key,
      ),
  });
  const { plan } = tried;
  const expected = plan?.counts.changed ?? 0;
  const change = (next: readonly BulkRow[]): void => {
    tried.forget();
    setRows(next);
  };
  const put = (at: number, row: BulkRow): void =>
    change(rows.map((known, index) => (index === at ? row : known)));
  const unused = fields.find(({ name }) => rows.every(({ field }) => field !== name));
  return (
    <FormDialog
      title={title}
      confirm={expected > 0 ? `Change ${count.format(expected)}` : 'Preview changes'}
      isBusy={tried.isBusy}
      error={tried.error}
      values={BLANK}
      contract={bulkContract({ kind, ids, filter, rows, expected })}
      onSubmit={async ({ ids: chosen, filter: asked, change: wanted, reason }) => {
        const request: BulkRequest = { ids: chosen, filter: asked, change: wanted };
        if (expected > 0) tried.start(request, reason ?? '');
        else tried.tryIt(request);
        return UNSENT;
      }}
      isEdited={rows.some(({ cell }) => cell !== '')}
      onClose={onClose}
    >
      <div className={styles.changes}>
        {rows.map((row, at) => {
          const field = fields.find(({ name }) => name === row.field);
          if (field === undefined) return null;
          return (
            <div key={row.field} className={styles.change} role="group" aria-label={field.label}>
              <SelectControl
                label="Field"
                value={row.field}
                options={fields
                  .filter(({ name }) => name === row.field || rows.every((other) => other.field !== name))
                  .map(({ name, label }) => [name, label] as const)}
                onChange={(name) => put(at, { field: name, kind: 'set', cell: '' })}
              />
              <SelectControl
                label="Change"
                value={row.kind}
                options={[
                  ['set', 'Set to'],
                  ...(field.rule.kind === 'money' ? [['raise', 'Raise by %'] as const] : []),
                ]}
                onChange={(kindNow) => put(at, { ...row, kind: kindNow, cell: '' })}
              />
              {row.kind === 'raise' ? (
                <TextControl
                  label="Percent (negative lowers it)"
                  isFigure
                  after="%"
                  value={row.cell}
                  onChange={(cell) => put(at, { ...row, cell })}
                />
              ) : (
                <FieldControl
                  field={field}
                  label="New value"
                  cell={row.cell}
                  onChange={(cell) => put(at, { ...row, cell })}
                />
              )}
              {rows.length > 1 && (
                <Button
                  aria-label={`Don’t change ${field.label}`}
                  onClick={() => change(rows.filter((_, index) => index !== at))}
                >
                  <X size={15} aria-hidden="true" />
                </Button>
              )}
            </div>
          );
        })}
        {unused !== undefined && (
          <div>
            <Button
              startIcon={<Plus size={15} aria-hidden="true" />}
              onClick={() => change([...rows, { field: unused.name, kind: 'set', cell: '' }])}
            >
              Add a field
            </Button>
          </div>
        )}
      </div>
      <FieldFault source="change" about={rows} />
      {form.needsReason === true && (
        <TextInput source="reason" label="Reason (saved in the audit log)" maxLength={500} />
      )}
      {plan === undefined ? (
        <p>You see a preview first. Nothing is saved until you confirm, and you can undo the change later.</p>
      ) : (
        <PlanReview form={form} plan={plan} {...tried.consent} />
      )}
    </FormDialog>
  );
};

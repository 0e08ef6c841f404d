import ButtonBase from '@mui/material/ButtonBase';
import { type AdminReview, rejectReview } from '@simpletread/contract';
import { REJECTION_REASONS, type RejectionReason, rejectionLabel } from '@simpletread/domain';
import { useState } from 'react';
import { type Identifier, useListContext } from 'react-admin';

import type { BodyOf } from '../../../shell/api/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { FormDialog } from '../../../shell/dialog/index.js';
import { formContract, RadioInput } from '../../../shell/form/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import type { ReviewRun } from './review-run-row.js';
import { ReviewRunDialog } from './ReviewRunDialog.js';

interface Choice {
  readonly reason: RejectionReason | '';
}

const BLANK: Choice = { reason: '' };
const OPTIONS = REJECTION_REASONS.map((reason) => [reason, rejectionLabel(reason)] as const);
// The versions that were seen are those of the records; this one is for the schema alone.
const REASON = formContract<Choice, BodyOf<typeof rejectReview>>({
  schema: rejectReview.body,
  inputOf: ({ reason }) => ({ version: 1, reason: reason as RejectionReason }),
  check: ({ reason }): Readonly<Record<string, string>> =>
    reason === '' ? { reason: 'Choose a reason.' } : {},
});

/** Publishes or rejects the selected reviews of the page: first shows what it would do. */
export const ReviewBulk = ({ ids }: { readonly ids: readonly Identifier[] }) => {
  const mayModerate = useCan()('reviews.moderate');
  const { data = [] } = useListContext<AdminReview>();
  const [open, setOpen] = useState<
    'choose' | { readonly run: ReviewRun; readonly of: readonly AdminReview[] } | null
  >(null);
  const records = data.filter(({ id }) => ids.includes(id));
  const isPossible = mayModerate && records.length > 0;
  const start = (run: ReviewRun): void => setOpen({ run, of: records });
  const publish = (): void => start({ reason: null });
  const reject = (): void => setOpen('choose');
  useShortcuts(
    isPossible
      ? [
          { keys: 'a', label: 'Publish the selected reviews', group: 'Lists', run: publish },
          { keys: 'r', label: 'Reject the selected reviews', group: 'Lists', run: reject },
        ]
      : [],
  );
  const close = (): void => setOpen(null);
  if (!isPossible && open === null) return null;
  return (
    <>
      <ButtonBase onClick={publish}>
        Publish <Keys keys="a" />
      </ButtonBase>
      <ButtonBase onClick={reject}>
        Reject <Keys keys="r" />
      </ButtonBase>
      {open === 'choose' && (
        <FormDialog
          title={records.length === 1 ? 'Reject 1 review' : `Reject ${records.length} reviews`}
          confirm="Continue"
          isBusy={false}
          error={null}
          values={BLANK}
          contract={REASON}
          onSubmit={({ reason }) => start({ reason })}
          onClose={close}
        >
          <RadioInput source="reason" legend="Reason, shown to the writers" options={OPTIONS} />
          <p>A low rating is never a reason. The same rules apply to good and bad reviews.</p>
        </FormDialog>
      )}
      {open !== null && open !== 'choose' && (
        <ReviewRunDialog records={open.of} run={open.run} onClose={close} />
      )}
    </>
  );
};

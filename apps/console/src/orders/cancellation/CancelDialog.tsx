import type { AdminOrder, previewCancellation, ReplyOf } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Skeleton } from '@simpletread/ui';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';

import { orderNumberText } from '../../shell/detail/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import { TextInput } from '../../shell/form/index.js';
import styles from './CancelDialog.module.css';
import { CancellationEffects } from './CancellationEffects.js';
import { isFinalRefusal, useCancellation } from './use-cancellation.js';

type Plan = ReplyOf<typeof previewCancellation>;

const REASONS = ['Customer changed their mind', 'Wrong size', 'Found it cheaper', 'Ordered twice'];
const BLANK = { reason: '' };
const GIVEN = z.object({
  reason: z.string().trim().min(1, 'Please enter a reason for the timeline.'),
});

const confirmText = ({ needsApproval, refundInCents }: Plan): string =>
  needsApproval
    ? `Request approval, refund ${formatMoney(refundInCents)}`
    : `Cancel order, refund ${formatMoney(refundInCents)}`;

const Reason = () => {
  const { setValue, clearErrors } = useFormContext<typeof BLANK>();
  const choose = (text: string): void => {
    setValue('reason', text);
    clearErrors('reason');
  };
  return (
    <>
      <TextInput source="reason" label="Reason" isFirst />
      <div className={styles.reasons} role="group" aria-label="Common reasons">
        {REASONS.map((text) => (
          <button key={text} type="button" onClick={() => choose(text)}>
            {text}
          </button>
        ))}
      </div>
    </>
  );
};

interface CancelDialogProps {
  readonly order: Pick<AdminOrder, 'id' | 'orderNumber'>;
  readonly onClose: () => void;
}

/** Shows what cancelling would do, asks for the reason, and cancels: once, with the amount in the button. */
export const CancelDialog = ({ order, onClose }: CancelDialogProps) => {
  const notify = useNotify();
  const number = orderNumberText(order.orderNumber);
  const { preview, cancel } = useCancellation(order.id, {
    onDone: ({ pendingCancellation }) => {
      const plan = preview.data;
      const back = plan ? ` ${formatMoney(plan.refundInCents)} goes back to ${plan.refundTo}.` : '';
      notify(
        pendingCancellation === null
          ? `Order ${number} is cancelled.${back}`
          : `Order ${number} is waiting for a second person’s approval and won’t ship until then.`,
      );
      onClose();
    },
  });
  const refusal = cancel.error ?? preview.error;
  const isOver = isFinalRefusal(preview.error) || isFinalRefusal(cancel.error);
  const plan = isOver ? undefined : preview.data;
  return (
    <FormDialog
      title={`Cancel order ${number}`}
      confirm={cancel.isPending ? 'Cancelling' : plan && confirmText(plan)}
      cancel={isOver ? 'Close' : 'Keep order'}
      isBrand
      isBusy={cancel.isPending}
      isOver={plan === undefined}
      error={refusal?.message ?? null}
      values={BLANK}
      schema={GIVEN}
      onSubmit={({ reason }) => cancel.mutate(reason)}
      onClose={onClose}
    >
      {preview.isPending && <Skeleton width="100%" height={88} />}
      {plan !== undefined && (
        <>
          <CancellationEffects plan={plan} />
          <Reason />
        </>
      )}
    </FormDialog>
  );
};

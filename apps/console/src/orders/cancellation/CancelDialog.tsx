import ButtonBase from '@mui/material/ButtonBase';
import { type AdminOrder, cancelOrder, type previewCancellation, type ReplyOf } from '@simpletread/contract';
import { formatMoney, ZERO_CENTS } from '@simpletread/domain';
import { Skeleton } from '@simpletread/ui';
import { useFormContext } from 'react-hook-form';

import { orderNumberText } from '../../shell/detail/index.js';
import { FormDialog } from '../../shell/dialog/index.js';
import type { BodyOf } from '../../shell/api/index.js';
import { formContract, TextInput } from '../../shell/form/index.js';
import styles from './CancelDialog.module.css';
import { CancellationEffects } from './CancellationEffects.js';
import { isFinalRefusal, useCancellation } from './use-cancellation.js';

type Plan = ReplyOf<typeof previewCancellation>;

const REASONS = ['Customer changed their mind', 'Wrong size', 'Found it cheaper', 'Ordered twice'];
const BLANK = { reason: '' };

/** Checks the cancellation of what was previewed. Before that there is nothing to send. */
const contractOf = (plan: Plan | undefined) =>
  formContract<typeof BLANK, BodyOf<typeof cancelOrder>>({
    schema: cancelOrder.body,
    inputOf: ({ reason }) => ({
      orderVersion: plan?.orderVersion ?? 0,
      reason,
      expectedRefundInCents: plan?.refundInCents ?? ZERO_CENTS,
    }),
  });

const confirmText = ({ needsApproval, refundInCents }: Plan): string =>
  needsApproval
    ? `Request approval, refund ${formatMoney(refundInCents)}`
    : `Cancel order, refund ${formatMoney(refundInCents)}`;

const Reason = () => {
  const { setValue, clearErrors } = useFormContext<typeof BLANK>();
  const choose = (text: string): void => {
    setValue('reason', text, { shouldDirty: true });
    clearErrors('reason');
  };
  return (
    <>
      <TextInput source="reason" label="Reason" isFirst />
      <div className={styles.reasons} role="group" aria-label="Common reasons">
        {REASONS.map((text) => (
          <ButtonBase key={text} onClick={() => choose(text)}>
            {text}
          </ButtonBase>
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
  const number = orderNumberText(order.orderNumber);
  const { preview, cancel } = useCancellation(order.id, {
    done: ({ pendingCancellation }) => {
      const shown = preview.data;
      const back = shown ? ` ${formatMoney(shown.refundInCents)} is refunded to ${shown.refundTo}.` : '';
      return pendingCancellation === null
        ? `Order ${number} is cancelled.${back}`
        : `Order ${number} is waiting for a second person’s approval and won’t ship until then.`;
    },
    onDone: onClose,
  });
  const refusal = cancel.failure ?? preview.error;
  const isOver = isFinalRefusal(preview.error) || isFinalRefusal(cancel.failure);
  const plan = isOver ? undefined : preview.data;
  return (
    <FormDialog
      title={`Cancel order ${number}`}
      confirm={cancel.isBusy ? 'Cancelling' : plan && confirmText(plan)}
      cancel={isOver ? 'Close' : 'Keep order'}
      isBrand
      isBusy={cancel.isBusy}
      isOver={plan === undefined}
      error={refusal?.message ?? null}
      values={BLANK}
      contract={contractOf(plan)}
      onSubmit={cancel.submit}
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

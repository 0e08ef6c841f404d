import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { AdminOrder, previewCancellation, ReplyOf } from '@simpletread/contract';
import { formatMoney } from '@simpletread/domain';
import { Skeleton, useToast } from '@simpletread/ui';
import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState, type SyntheticEvent } from 'react';

import styles from './CancelDialog.module.css';
import { CancellationEffects } from './CancellationEffects.js';
import { orderNumberText } from '../../shell/detail/index.js';
import { isFinalRefusal, useCancellation } from './use-cancellation.js';

type Plan = ReplyOf<typeof previewCancellation>;

const REASONS = ['Customer changed their mind', 'Wrong size', 'Found it cheaper', 'Ordered twice'];

const Fault = ({ message }: { readonly message: string }) => (
  <p className={styles.fault} role="alert">
    <CircleAlert size={18} aria-hidden="true" />
    {message}
  </p>
);

const confirmText = ({ needsApproval, refundInCents }: Plan): string =>
  needsApproval
    ? `Ask for approval, refund ${formatMoney(refundInCents)}`
    : `Cancel order, refund ${formatMoney(refundInCents)}`;

interface CancelDialogProps {
  readonly order: Pick<AdminOrder, 'id' | 'orderNumber'>;
  readonly onClose: () => void;
}

/** Shows what cancelling would do, asks for the reason, and cancels: once, with the amount in the button. */
export const CancelDialog = ({ order, onClose }: CancelDialogProps) => {
  const show = useToast();
  const reasonId = useId();
  const reasonField = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const number = orderNumberText(order.orderNumber);
  const { preview, cancel } = useCancellation(order.id, {
    onDone: (order) => {
      const plan = preview.data;
      if (order.pendingCancellation !== null) {
        show({ message: `Order ${number} waits for a second person and does not ship until then.` });
        onClose();
        return;
      }
      const back = plan ? ` ${formatMoney(plan.refundInCents)} goes back to ${plan.refundTo}.` : '';
      show({ message: `Order ${number} is cancelled.${back}` });
      onClose();
    },
  });
  const refusal = cancel.error ?? preview.error;
  const isOver = isFinalRefusal(preview.error) || isFinalRefusal(cancel.error);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const given = reason.trim();
    setIsReasonMissing(given === '');
    if (given === '') reasonField.current?.focus();
    else if (!cancel.isPending) cancel.mutate(given);
  };
  const choose = (text: string): void => {
    setReason(text);
    setIsReasonMissing(false);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={`${reasonId}-title`}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h2 id={`${reasonId}-title`}>Cancel order {number}</h2>
        {refusal !== null && <Fault message={refusal.message} />}
        {preview.isPending && <Skeleton width="100%" height={88} />}
        {preview.data !== undefined && !isOver && (
          <>
            <CancellationEffects plan={preview.data} />
            <div className={styles.field}>
              <label htmlFor={reasonId}>Reason</label>
              <OutlinedInput
                id={reasonId}
                inputRef={reasonField}
                value={reason}
                onChange={(event) => choose(event.target.value)}
                error={isReasonMissing}
                required
                autoFocus
                inputProps={{ maxLength: 300, 'aria-describedby': `${reasonId}-wrong` }}
              />
              <p id={`${reasonId}-wrong`} className={styles.wrong} role="alert">
                {isReasonMissing && 'Please say why: the reason stays on the timeline.'}
              </p>
              <div className={styles.reasons} role="group" aria-label="Common reasons">
                {REASONS.map((text) => (
                  <button key={text} type="button" onClick={() => choose(text)}>
                    {text}
                  </button>
                ))}
              </div>
            </div>
          </>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{isOver ? 'Close' : 'Keep the order'}</Button>
          {preview.data !== undefined && !isOver && (
            <Button
              type="submit"
              variant="contained"
              color="secondary"
              disabled={cancel.isPending}
              sx={{
                background: 'var(--brand)',
                color: 'var(--on-brand)',
                '&:hover': { background: 'var(--brand-hover)' },
              }}
            >
              {cancel.isPending ? 'Cancelling' : confirmText(preview.data)}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
};

import {
  type OrderChangeBody,
  type OrderChangePreview,
  TIMELINE_REASON_MISSING,
} from '@simpletread/contract';
import { changeLabel, formatMoney, type OrderChangeKind } from '@simpletread/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';

import { useStaffAction } from '../../shell/action/index.js';
import { orderNumberText } from '../../shell/detail/index.js';
import { FormDialog, UNSENT } from '../../shell/dialog/index.js';
import type { FieldErrors } from '../../shell/form/index.js';
import { useChangeCalls } from './change-calls.js';
import { ChangeFields } from './ChangeFields.js';
import {
  changeContract,
  type ChangedOrder,
  type ChangeForm,
  changeFormOf,
  type ChangeInput,
  changeOf,
  isSameChange,
} from './change-form.js';
import { FollowOrder } from './FollowOrder.js';
import { PreviewPanel } from './PreviewPanel.js';
import { SwapLink } from './SwapLink.js';
import { WaiveHandling } from './WaiveHandling.js';

interface Seen {
  readonly change: OrderChangeBody;
  readonly preview: OrderChangePreview;
}

interface SeenProps {
  readonly kind: OrderChangeKind;
  readonly seen: Seen | null;
}

// A preview of other text than the typed one is no preview.
const useSeen = ({ kind, seen }: SeenProps): Seen | null => {
  const form = useWatch() as ChangeForm;
  return seen !== null && isSameChange(seen.change, changeOf(kind, form)) ? seen : null;
};

const confirmText = (kind: OrderChangeKind, { needsApproval, refundInCents }: OrderChangePreview): string => {
  if (kind === 'receiving' && refundInCents > 0)
    return `Change delivery, refund ${formatMoney(refundInCents)}`;
  if (kind !== 'tires') return changeLabel(kind);
  return needsApproval
    ? `Request approval, refund ${formatMoney(refundInCents)}`
    : `Remove, refund ${formatMoney(refundInCents)}`;
};

const Confirm = (props: SeenProps) => {
  const seen = useSeen(props);
  return <>{seen === null ? 'Preview' : confirmText(props.kind, seen.preview)}</>;
};

const DONE: Readonly<Record<OrderChangeKind, (number: string) => string>> = {
  contact: (number) => `Contact changed on order ${number}. The buyer was notified.`,
  address: (number) => `Address changed on order ${number}. The buyer was notified.`,
  receiving: (number) => `Delivery changed on order ${number}. The buyer was notified.`,
  tires: (number) => `Order ${number} was updated. The buyer was notified.`,
};

const SeenPreview = (props: SeenProps) => {
  const seen = useSeen(props);
  return seen === null ? (
    <p>Preview the change to see what it does. Nothing changes until you confirm it.</p>
  ) : (
    <PreviewPanel preview={seen.preview} />
  );
};

const STALE = 'This order was changed while you edited it. Check the form and preview again.';

interface ChangeOrderDialogProps {
  readonly order: ChangedOrder;
  readonly kind: OrderChangeKind;
  readonly onClose: () => void;
}

/** Changes contact, address, delivery or number of tires of an order: first shows what the buyer would see, then asks for the reason and applies it. */
export const ChangeOrderDialog = ({ order, kind, onClose }: ChangeOrderDialogProps) => {
  const number = orderNumberText(order.orderNumber);
  const data = useChangeCalls();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [isContested, setContested] = useState(false);
  const [isStale, setStale] = useState(false);
  const queryClient = useQueryClient();
  const contract = useMemo(() => changeContract(kind), [kind]);
  const preview = useStaffAction({
    run: (change: OrderChangeBody) => data.previewOrderChange(order.id, change),
    reload: [],
    done: () => null,
    onDone: (shown, change) => {
      // A preview of a form that was filled from an older order would undo what others saved since.
      const isBehind = shown.orderVersion > order.version;
      setStale(isBehind);
      setSeen(isBehind ? null : { change, preview: shown });
      if (isBehind) void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const apply = useStaffAction({
    run: (body: Parameters<typeof data.changeOrder>[1], key) => data.changeOrder(order.id, body, key),
    reload: ['orders'],
    done: ({ pendingRemoval }) =>
      pendingRemoval === null
        ? DONE[kind](number)
        : `Order ${number} is waiting for a second person’s approval and won’t ship until then.`,
    onDone: onClose,
    // The order is another by now: what was previewed is void.
    onFailed: () => setSeen(null),
  });
  const submit = async ({ change, reason }: ChangeInput): Promise<FieldErrors | undefined> => {
    apply.forget();
    if (isContested) return UNSENT;
    if (seen === null || !isSameChange(seen.change, change)) return (await preview.submit(change)) ?? UNSENT;
    preview.forget();
    if (reason === undefined) return { reason: TIMELINE_REASON_MISSING };
    return apply.submit({ change, previewToken: seen.preview.previewToken, reason });
  };
  return (
    <FormDialog<ChangeForm, ChangeInput>
      title={
        kind === 'tires' ? `Remove tires from order ${number}` : `${changeLabel(kind)} of order ${number}`
      }
      confirm={<Confirm kind={kind} seen={seen} />}
      isBusy={preview.isBusy || apply.isBusy}
      error={apply.error ?? preview.error ?? (isStale ? STALE : null)}
      values={changeFormOf(order)}
      contract={contract}
      onSubmit={submit}
      onClose={onClose}
    >
      <FollowOrder order={order} onContested={setContested} />
      {kind === 'tires' && <SwapLink orderId={order.id} />}
      <ChangeFields kind={kind} order={order} />
      <WaiveHandling preview={seen?.preview ?? null} />
      <SeenPreview kind={kind} seen={seen} />
    </FormDialog>
  );
};

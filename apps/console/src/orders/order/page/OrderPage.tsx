import Button from '@mui/material/Button';
import type { AdminOrder } from '@simpletread/contract';
import type { OrderChangeKind } from '@simpletread/domain';
import { use, useRef, useState } from 'react';

import { HistoryPanel } from '../../../shell/audit/index.js';
import { useCan } from '../../../shell/auth/index.js';
import { PageHeader } from '../../../shell/frame/index.js';
import { Keys, useShortcuts } from '../../../shell/shortcuts/index.js';
import { dayText, exactTimeText, useMinute } from '../../../shell/time/index.js';
import { ActionsPanel } from './ActionsPanel.js';
import { allowedActions } from './allowed-actions.js';
import { ChangeMenu } from './ChangeMenu.js';
import { ChangeOrderDialog } from '../../changes/index.js';
import { ClockPanel } from './ClockPanel.js';
import { CustomerPanel } from '../contact/CustomerPanel.js';
import { LedgerPanel } from '../payment/LedgerPanel.js';
import { LinesPanel } from '../lines/LinesPanel.js';
import { HeldNote, HoldDialog, ReleaseDialog } from '../../holds/index.js';
import { MacroButton } from '../../macros/index.js';
import { MoveAppointmentDialog } from '../../appointments/index.js';
import { DelayDialog, OrderDelaysPanel } from '../../delays/index.js';
import { Neighbors } from './Neighbors.js';
import { OrderSections } from './order-sections.js';
import { orderNumberText, RecordPage } from '../../../shell/detail/index.js';
import { OrderStateChip, PaymentStateChip } from '../state/OrderChips.js';
import { OrderMessagesPanel } from '../../messages/index.js';
import styles from './OrderPage.module.css';
import { OrderTimeline } from '../timeline/OrderTimeline.js';
import { PaymentPanel } from '../payment/PaymentPanel.js';
import { CancelDialog, PendingApproval } from '../../cancellation/index.js';
import { PricePanel } from '../price/PricePanel.js';
import { OrderCoverageClaimsPanel } from '../../coverage-claims/index.js';
import { OrderPriceClaimsPanel } from '../../price-claims/index.js';
import { OrderReturnsPanel, StartReturn } from '../../returns/index.js';
import { WriteButton } from '../../written-messages/index.js';
import { useRefundRetry } from '../../refunds/index.js';

const REFRESH_MS = 30_000;

const Note = ({ order }: { readonly order: AdminOrder }) => {
  const now = useMinute();
  const vehicle = order.vehicle === null ? '' : ` for a ${order.vehicle}`;
  return (
    <>
      {order.customerName}, placed {dayText(order.placedAt, now)}, {exactTimeText(order.placedAt)} ET on the{' '}
      {order.channel}. {order.tireCount} tires{vehicle}.
    </>
  );
};

const Cockpit = ({ order }: { readonly order: AdminOrder }) => {
  const can = useCan();
  const sectionsOf = use(OrderSections);
  const noteField = useRef<HTMLTextAreaElement>(null);
  const [isCancelling, setIsCancelling] = useState(false);
  const [isMoving, setIsMoving] = useState(false);
  const [isHolding, setIsHolding] = useState(false);
  const [isReleasing, setIsReleasing] = useState(false);
  const [isDelaying, setIsDelaying] = useState(false);
  const [isReturning, setIsReturning] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [changing, setChanging] = useState<OrderChangeKind | null>(null);
  const actions = allowedActions(order.actions, can);
  const isCancelOpen = actions.some(({ id, isAllowed }) => id === 'cancel' && isAllowed);
  const isMoveOpen = actions.some(({ id, isAllowed }) => id === 'reschedule' && isAllowed);
  const release = (): void => setIsReleasing(true);
  const hold = (): void => setIsHolding(true);
  const toggleHold = actions.find(
    ({ id, isAllowed }) => isAllowed && (id === 'hold' || id === 'releaseHold'),
  );
  const startDelay = (): void => setIsDelaying(true);
  const isDelayOpen = actions.some(({ id, isAllowed }) => id === 'reportDelay' && isAllowed);
  const startReturn = (): void => setIsReturning(true);
  const isReturnOpen = actions.some(({ id, isAllowed }) => id === 'return' && isAllowed);
  const startMove = (): void => setIsMoving(true);
  const writeNote = (): void => noteField.current?.focus();
  const startCancel = (): void => setIsCancelling(true);
  const openChanges = (): void => setIsChoosing(true);
  const retryRefund = useRefundRetry(order.id);
  const changeContact = (): void => setChanging('contact');
  const changeAddress = (): void => setChanging('address');
  const changeDelivery = (): void => setChanging('receiving');
  const removeTires = (): void => setChanging('tires');
  const onRun = {
    cancel: startCancel,
    changeContact,
    changeAddress,
    changeDelivery,
    removeTires,
    retryRefund,
    reschedule: startMove,
    hold,
    releaseHold: release,
    reportDelay: startDelay,
    return: startReturn,
  };
  const closingMenu = Object.fromEntries(
    Object.entries(onRun).map(([id, run]) => [
      id,
      () => {
        setIsChoosing(false);
        run();
      },
    ]),
  );
  useShortcuts([
    { keys: '/', label: 'Add a note', group: 'Order', run: writeNote },
    { keys: 's', label: 'Change order', group: 'Order', run: openChanges },
    ...(isCancelOpen
      ? [{ keys: 'c', label: 'Cancel order', group: 'Order' as const, run: startCancel }]
      : []),
    ...(toggleHold === undefined
      ? []
      : [
          {
            keys: 'h',
            label: toggleHold.label,
            group: 'Order' as const,
            run: order.isOnHold ? release : hold,
          },
        ]),
    ...(isDelayOpen
      ? [{ keys: 'd', label: 'Report a delay', group: 'Order' as const, run: startDelay }]
      : []),
    ...(isReturnOpen
      ? [{ keys: 'r', label: 'Start return', group: 'Order' as const, run: startReturn }]
      : []),
    ...(isMoveOpen
      ? [{ keys: 'm', label: 'Move appointment', group: 'Order' as const, run: startMove }]
      : []),
  ]);
  return (
    <>
      <PageHeader
        title={orderNumberText(order.orderNumber)}
        marks={
          <>
            <OrderStateChip order={order} />
            <PaymentStateChip state={order.paymentState} />
            <Neighbors orderId={order.id} />
          </>
        }
        note={<Note order={order} />}
        actions={
          <>
            <WriteButton about={{ kind: 'order', id: order.id }} group="Order" />
            <MacroButton orderId={order.id} />
            <Button onClick={openChanges}>
              Change order <Keys keys="s" />
            </Button>
            <Button color="error" disabled={!isCancelOpen} onClick={startCancel}>
              Cancel order <Keys keys="c" />
            </Button>
          </>
        }
      />
      <HeldNote hold={order.hold} />
      <PendingApproval pending={order.pendingCancellation} wish="cancel this order" />
      <PendingApproval pending={order.pendingRemoval} wish="remove tires from this order" />
      <div className={styles.cockpit}>
        <div className={styles.time}>
          <OrderTimeline order={order} noteField={noteField} />
        </div>
        <div className={styles.center}>
          <ClockPanel order={order} />
          <OrderDelaysPanel order={order} onAsk={startDelay} />
          <LinesPanel order={order} />
          <PricePanel order={order} />
          <PaymentPanel order={order} />
          <CustomerPanel order={order} />
          <LedgerPanel order={order} />
          <OrderReturnsPanel orderId={order.id} />
          <OrderPriceClaimsPanel orderId={order.id} />
          <OrderCoverageClaimsPanel orderId={order.id} />
          {sectionsOf(order.id)}
          <OrderMessagesPanel order={order} />
          <HistoryPanel type="order" id={order.id} />
        </div>
        <div className={styles.can}>
          <ActionsPanel actions={actions} onRun={{ ...onRun, note: writeNote }} opensAt={order.placedAt} />
        </div>
      </div>
      {isChoosing && (
        <ChangeMenu
          order={order}
          actions={actions}
          onRun={closingMenu}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {changing !== null && (
        <ChangeOrderDialog order={order} kind={changing} onClose={() => setChanging(null)} />
      )}
      {isHolding && <HoldDialog orderId={order.id} onClose={() => setIsHolding(false)} />}
      {isReleasing && <ReleaseDialog orderId={order.id} onClose={() => setIsReleasing(false)} />}
      {isDelaying && <DelayDialog order={order} onClose={() => setIsDelaying(false)} />}
      {isReturning && <StartReturn orderId={order.id} onClose={() => setIsReturning(false)} />}
      {isMoving && <MoveAppointmentDialog order={order} onClose={() => setIsMoving(false)} />}
      {isCancelling && <CancelDialog order={order} onClose={() => setIsCancelling(false)} />}
    </>
  );
};

/** The cockpit of one order: what happened, the clock and the money, and what can be done about it. */
export const OrderPage = () => (
  <RecordPage<AdminOrder> resource="orders" refreshMs={REFRESH_MS}>
    {(order) => <Cockpit key={order.id} order={order} />}
  </RecordPage>
);

import { type AdminOrder, faultMessage } from '@simpletread/contract';
import {
  canCancelByStaff,
  canReturn,
  easternTime,
  type Fault,
  changeLabel,
  formatMoney,
  lastReturnDay,
  may,
  mayChange,
  mayHoldOrder,
  mayMoveAppointment,
  mayReportDelay,
  mayReleaseOrder,
  ORDER_CHANGE_KINDS,
  type OrderChangeKind,
  refundsAlone,
  shortDayWords,
  subtractCents,
  sumCents,
  ZERO_CENTS,
} from '@simpletread/domain';

import type { StaffPrincipal } from '../../../platform/access/index.js';
import { movableOrder } from '../movable-order.js';
import type { OrderRecord } from '../order-record.js';
import { paymentLabel } from '../view/wording.js';

type OrderAction = AdminOrder['actions'][number];

// The warehouse gets an order only after its window, so a closed window is the reason in every later state.
const whyNotCancel = (order: OrderRecord, { code }: Fault): string =>
  code === 'order.alreadyCancelled'
    ? `Cancelled at ${easternTime(order.cancelled_at ?? order.read_at)}.`
    : `The 30 minutes ended at ${easternTime(order.cancel_closes_at)}.`;

const cancelAction = (
  order: OrderRecord,
  refunds: AdminOrder['refunds'],
  viewer: StaffPrincipal,
): OrderAction => {
  const at = order.cancel_requested_at ?? order.read_at;
  const isHeld = order.held_at !== null;
  const window = canCancelByStaff({ state: order.state, placedAt: order.placed_at, isHeld }, at);
  const base = { id: 'cancel', label: 'Cancel order' } as const;
  if (!window.ok)
    return { ...base, isAllowed: false, reason: whyNotCancel(order, window.fault), until: null };
  const { closesAt } = window.value;
  const until = closesAt?.toISOString() ?? null;
  if (!may(viewer, 'orders.cancel'))
    return { ...base, isAllowed: false, reason: 'Your role can’t cancel orders.', until };
  if (order.cancel_requested_at !== null) {
    const reason = `Awaiting approval since ${easternTime(order.cancel_requested_at)}. It doesn’t ship until then.`;
    return { ...base, isAllowed: false, reason, until: null };
  }
  const agreed = refundsAlone(viewer, order.total_in_cents)
    ? ''
    : `, once a second person approves it. It is over your ${formatMoney(viewer.refundLimit)} limit`;
  const before = sumCents([ZERO_CENTS, ...refunds.map(({ amountInCents }) => amountInCents)]);
  const rest = subtractCents(order.total_in_cents, before);
  const back = `${formatMoney(rest)} is refunded to ${paymentLabel(order.payment)}${agreed}`;
  return {
    ...base,
    isAllowed: true,
    reason: `Allowed ${closesAt === null ? 'while it is on hold' : `until ${easternTime(closesAt)}`}: ${back}.`,
    until,
  };
};

const CHANGE_RULES = {
  contact: 'Until the carrier has the tires. We email the buyer.',
  address: 'Until the tires are labeled. We email the buyer.',
  receiving: 'Until the tires are labeled. We email the buyer.',
  tires: 'Until the tires are labeled. We refund the removed tires and email the buyer.',
} as const;

const DROP_RULE =
  'Until the tires are labeled. The installation is dropped, and the preview shows the refund. We email the buyer and the shop.';

const ruleOf = (kind: OrderChangeKind, { fulfilment }: OrderRecord): string =>
  kind === 'receiving' && fulfilment === 'ship-to-shop' ? DROP_RULE : CHANGE_RULES[kind];

const CHANGE_IDS = {
  contact: 'changeContact',
  address: 'changeAddress',
  receiving: 'changeDelivery',
  tires: 'removeTires',
} as const;

const changeActions = (order: OrderRecord, viewer: StaffPrincipal): OrderAction[] =>
  ORDER_CHANGE_KINDS.map((kind) => {
    const base = { id: CHANGE_IDS[kind], label: changeLabel(kind), until: null };
    if (!may(viewer, 'orders.change'))
      return { ...base, isAllowed: false, reason: 'Your role can’t change orders.' };
    const possible = mayChange(movableOrder(order), kind);
    return possible.ok
      ? { ...base, isAllowed: true, reason: ruleOf(kind, order) }
      : { ...base, isAllowed: false, reason: faultMessage(possible.fault) };
  });

/** Only of an order with a refund that waits for staff. */
const refundActions = (
  refunds: AdminOrder['refunds'],
  order: OrderRecord,
  viewer: StaffPrincipal,
): OrderAction[] => {
  const failed = refunds.find(({ state }) => state === 'failed');
  if (failed === undefined) return [];
  const isAllowed = may(viewer, 'orders.cancel');
  const owed = `${formatMoney(failed.amountInCents)} is still owed to ${paymentLabel(order.payment)}`;
  const reason = isAllowed ? `The payment provider declined it: ${owed}.` : 'Your role can’t refund orders.';
  return [{ id: 'retryRefund', label: 'Retry the refund', isAllowed, reason, until: null }];
};

/** Only of an order that a shop mounts. */
const rescheduleActions = (
  order: OrderRecord,
  appointment: AdminOrder['appointment'],
  viewer: StaffPrincipal,
): OrderAction[] => {
  if (order.fulfilment !== 'ship-to-shop') return [];
  const base = { id: 'reschedule', label: 'Move appointment', until: null } as const;
  if (!may(viewer, 'orders.reschedule'))
    return [{ ...base, isAllowed: false, reason: 'Your role can’t move appointments.' }];
  const isAllowed = mayMoveAppointment(movableOrder(order), appointment, order.read_at).ok;
  const reason = isAllowed
    ? 'To any free time slot of the shop. We notify the buyer and the shop.'
    : 'The order is cancelled or waiting for cancellation, or its tires are already installed.';
  return [{ ...base, isAllowed, reason }];
};

const returnAction = (order: OrderRecord, viewer: StaffPrincipal, tiresUnderWay: number): OrderAction => {
  const base = { id: 'return', label: 'Start return', isAllowed: false, until: null } as const;
  if (order.state === 'cancelled') return { ...base, reason: 'A cancelled order has nothing to return.' };
  const window = canReturn({ state: order.state, deliveredAt: order.delivered_at }, order.read_at);
  if (!window.ok) {
    const { day } = window.fault.data;
    const isOver = typeof day === 'string';
    const reason = isOver
      ? `The 30 days for a return ended on ${shortDayWords(day)}.`
      : 'Returns open when the tires are delivered, for 30 days.';
    return { ...base, reason };
  }
  if (!may(viewer, 'returns.handle')) return { ...base, reason: 'Your role can’t start returns.' };
  const kept = order.lines.map((line) => line.quantity - line.returned_quantity - line.replaced_quantity);
  if (kept.every((tires) => tires === 0))
    return { ...base, reason: 'All tires of this order were returned.' };
  if (kept.reduce((sum, tires) => sum + tires, 0) <= tiresUnderWay)
    return { ...base, reason: 'All tires of this order are in a return or already returned.' };
  const { closesAt } = window.value;
  const lastDay = shortDayWords(lastReturnDay(order.delivered_at ?? closesAt));
  const reason = `Until ${lastDay}. Handling is $20 per tire, waived for tires that are exchanged for the right size.`;
  return { ...base, isAllowed: true, reason, until: closesAt.toISOString() };
};

const holdAction = (order: OrderRecord, viewer: StaffPrincipal): OrderAction => {
  const isHeld = order.held_at !== null;
  const base = isHeld
    ? ({ id: 'releaseHold', label: 'Release hold', until: null } as const)
    : ({ id: 'hold', label: 'Put on hold', until: null } as const);
  if (!may(viewer, 'orders.hold'))
    return { ...base, isAllowed: false, reason: 'Your role can’t hold orders.' };
  const possible = isHeld
    ? mayReleaseOrder({ isHeld, isCancelling: order.cancel_requested_at !== null })
    : mayHoldOrder({ state: order.state, isHeld });
  if (!possible.ok) return { ...base, isAllowed: false, reason: faultMessage(possible.fault) };
  const reason = isHeld
    ? 'The warehouse can pick it again. The delivery date moves if it can’t be kept.'
    : 'The warehouse won’t pick or ship it, and the buyer sees no delivery date, until you release it.';
  return { ...base, isAllowed: true, reason };
};

const delayAction = (order: OrderRecord, viewer: StaffPrincipal): OrderAction => {
  const base = { id: 'reportDelay', label: 'Report a delay', until: null } as const;
  if (!may(viewer, 'orders.delay'))
    return { ...base, isAllowed: false, reason: 'Your role can’t report delays.' };
  const isWarehousePickup = order.fulfilment === 'warehouse-pickup';
  const possible = mayReportDelay({ state: order.state, isWarehousePickup });
  return possible.ok
    ? {
        ...base,
        isAllowed: true,
        reason: 'We ask the buyer to wait or to cancel. The preview shows what they read.',
      }
    : { ...base, isAllowed: false, reason: faultMessage(possible.fault) };
};

const noteAction = (viewer: StaffPrincipal): OrderAction => {
  const isAllowed = may(viewer, 'orders.note');
  const reason = isAllowed ? 'Only staff see notes.' : 'Your role can’t add notes.';
  return { id: 'note', label: 'Add note', isAllowed, reason, until: null };
};

/** Things outside an order that decide what may be done with it. */
interface OrderSurroundingsNow {
  readonly appointment?: AdminOrder['appointment'];
  /** In returns that are asked for or approved. */
  readonly tiresUnderWay?: number;
}

/** The actions of a staff member on an order now, or the reasons against them. */
export const orderActionsFor = (
  order: OrderRecord,
  refunds: AdminOrder['refunds'],
  viewer: StaffPrincipal,
  { appointment = null, tiresUnderWay = 0 }: OrderSurroundingsNow = {},
): OrderAction[] => [
  cancelAction(order, refunds, viewer),
  ...changeActions(order, viewer),
  ...refundActions(refunds, order, viewer),
  ...rescheduleActions(order, appointment, viewer),
  holdAction(order, viewer),
  delayAction(order, viewer),
  returnAction(order, viewer, tiresUnderWay),
  noteAction(viewer),
];

import { Injectable } from '@nestjs/common';
import {
  appointmentSlot,
  formatOrderNumber,
  maySwap,
  ok,
  type OrderNumber,
  refuse,
  type Result,
} from '@simpletread/domain';

import { AppointmentBookings, type WantedSlot } from '../../../installers/index.js';
import { Database, type SqlRunner, type Transaction } from '../../../platform/database/index.js';
import { PromotionUses } from '../../../pricing/index.js';
import { LoadCancellation, RecordCancellation } from '../../cancellation/index.js';
import {
  type OrderActor,
  type OrderDraft,
  OrderEvents,
  OrderReader,
  OrderRepository,
  SWAP_LINK_GIVEN,
} from '../../order/index.js';
import { ChargeHandling, type ComingTires } from '../../returns/index.js';
import { swappableState } from '../changeable-order.js';
import type { SwapGiver } from './swap-tokens.js';

/** The order that another one replaces. */
export interface ReplacedOrder {
  readonly orderId: string;
  readonly orderNumber: OrderNumber;
  readonly giver: SwapGiver;
  /** The member of staff who gave its link; absent for the buyer's own. */
  readonly staffId?: string;
}

/** The replacing order, about to be placed. */
export interface Replacement {
  readonly draft: OrderDraft;
  /** The payment that places it. */
  readonly attemptId: string;
}

const REASON = 'Replaced by another order';

type TooLate = Result<null, 'order.replacedLate'>;

const tiresOf = ({ lines, pricing }: OrderDraft): ComingTires[] =>
  lines.map(({ lineId, tireId, sizeCode }) => ({
    tireId,
    sizeCode,
    quantity: pricing.lines.find((priced) => priced.lineId === lineId)?.quantity ?? 0,
  }));

const actorOf = ({ draft, attemptId }: Replacement): OrderActor => {
  const { accountId = null, shipTo } = draft;
  return {
    actorKind: accountId === null ? 'guest' : 'customer',
    actorId: accountId,
    actorName: `${shipTo.firstName} ${shipTo.lastName}`,
    requestId: attemptId,
    requestKey: `replaced ${attemptId}`,
  };
};

/** Cancels an order in the transaction that places the one with other tires: both happen, or neither. */
@Injectable()
export class ReplaceOrder {
  constructor(
    private readonly database: Database,
    private readonly orders: OrderRepository,
    private readonly reader: OrderReader,
    private readonly events: OrderEvents,
    private readonly cancellation: LoadCancellation,
    private readonly record: RecordCancellation,
    private readonly uses: PromotionUses,
    private readonly handling: ChargeHandling,
    private readonly appointments: AppointmentBookings,
  ) {}

  /** Checks before the payment that an order can be replaced. A buyer has 30 minutes. */
  async check({ orderId, orderNumber, giver }: ReplacedOrder): Promise<Result<null, 'order.replaceLate'>> {
    return (await this.isOpen(this.database, orderId, giver))
      ? ok(null)
      : refuse('order.replaceLate', { order: formatOrderNumber(orderNumber) });
  }

  /**
   * Cancels and refunds the replaced order, and frees its stock, slot and promotions for the new one. Its payment has begun in time, so only
   * what became of the order meanwhile refuses it: the money of the new one then goes back.
   */
  async cancel(tx: Transaction, replacement: Replacement): Promise<TooLate> {
    const { draft } = replacement;
    const { replaces = null } = draft;
    if (replaces === null) return ok(null);
    const { orderId, orderNumber } = replaces;
    const refused = refuse('order.replacedLate', { order: formatOrderNumber(orderNumber) });
    if (!(await this.orders.lock(tx, orderId))) return refused;
    if (!(await this.isOpen(tx, orderId, 'staff'))) return refused;
    const possible = await this.cancellation.replacedBy(tx, orderId, tiresOf(draft));
    if (possible === null) return refused;
    const cause = {
      reason: REASON,
      requestedBy: null,
      replacedBy: formatOrderNumber(draft.orderNumber),
      linkFrom: await this.linkFrom(tx, replaces),
    };
    const cancelled = await this.record.run(tx, possible, cause, actorOf(replacement));
    if (!cancelled.ok) return refused;
    await this.uses.giveBack(tx, orderId);
    return ok(null);
  }

  /** True if the replaced order has this slot, which its cancellation frees. */
  async hasSlot(db: SqlRunner, { replaces = null }: OrderDraft, wanted: WantedSlot): Promise<boolean> {
    if (replaces === null) return false;
    const order = await this.reader.byId(replaces.orderId, db);
    const booked = await this.appointments.ofOrder(replaces.orderId, db);
    if (booked === null || order?.shop_id !== wanted.shopId) return false;
    const { appointment } = wanted;
    return booked.date === appointment.date && appointmentSlot(booked) === appointmentSlot(appointment);
  }

  /** Moves an exchange from the replaced order to the new one. */
  async handOver(tx: Transaction, { orderId, replaces = null }: OrderDraft): Promise<void> {
    if (replaces !== null) await this.handling.handOver(tx, replaces.orderId, orderId);
  }

  /** The name of the member of staff who gave the link; null for the buyer's own. */
  private async linkFrom(
    tx: Transaction,
    { orderId, staffId }: NonNullable<OrderDraft['replaces']>,
  ): Promise<string | null> {
    return staffId === undefined ? null : this.events.nameOf(tx, { orderId, type: SWAP_LINK_GIVEN, staffId });
  }

  private async isOpen(db: SqlRunner, orderId: string, giver: SwapGiver): Promise<boolean> {
    const order = await this.reader.byId(orderId, db);
    return order !== null && maySwap(swappableState(order, giver)).ok;
  }
}

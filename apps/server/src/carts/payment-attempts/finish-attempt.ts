import { Injectable } from '@nestjs/common';
import { checkCapture, ok, refuse, type Result } from '@simpletread/domain';

import { AppointmentBookings } from '../../installers/index.js';
import { CartRepository, UsedHolds } from '../cart/index.js';
import { type Allocation, StockAllocations } from '../../catalogue/index.js';
import { GiftCardPayments, PromotionUses } from '../../pricing/index.js';
import { RecordOrder, ReplaceOrder } from '../../orders/index.js';
import type { ChargeRecord } from '../payments/index.js';
import { CheckoutPurchaseOrders } from '../purchase-orders/index.js';
import { type Transaction, UnitOfWork } from '../../platform/database/index.js';
import { crashPoint } from '../../platform/shutdown/index.js';
import type { PaymentAttempt } from './payment-attempt.js';
import { PaymentAttemptRepository } from './payment-attempt.repository.js';
import { stockLinesOf } from './stock-lines.js';
import { askedOf } from './take-payment.js';
import { wantedSlotOf } from './wanted-slot.js';

/** Refused if the provider took something else than was asked, or if the money came too late: for an abandoned attempt, for sold stock, a used-up deal or a taken slot. */
export type Finish = Result<
  null,
  | 'payment.amountDiffers'
  | 'payment.notProcessed'
  | 'tire.outOfStock'
  | 'promotion.usedUp'
  | 'appointment.taken'
  | 'order.replacedLate'
>;

/** Turns a captured payment into an order: everything in one transaction, and once however often it is called. */
@Injectable()
export class FinishAttempt {
  constructor(
    private readonly work: UnitOfWork,
    private readonly carts: CartRepository,
    private readonly attempts: PaymentAttemptRepository,
    private readonly stock: StockAllocations,
    private readonly recordOrder: RecordOrder,
    private readonly uses: PromotionUses,
    private readonly giftCards: GiftCardPayments,
    private readonly purchaseOrders: CheckoutPurchaseOrders,
    private readonly appointments: AppointmentBookings,
    private readonly replace: ReplaceOrder,
    private readonly holds: UsedHolds,
  ) {}

  async run(paid: PaymentAttempt, record: ChargeRecord): Promise<Finish> {
    const checked = checkCapture(askedOf(paid), record);
    if (!checked.ok) return checked;
    const { attemptId, cartId, draft } = paid;
    const finished = await this.work.run(async (tx): Promise<Finish> => {
      // Locks the cart before the attempt, as everywhere, to avoid deadlocks. A refusal opens it again.
      const isOpen = await this.carts.markOrdered(tx, cartId, draft.orderId);
      const attempt = await this.attempts.lock(tx, attemptId);
      if (attempt === null || attempt.state === 'failed') return refuse('payment.notProcessed');
      if (attempt.state === 'captured') return ok(null);
      if (!isOpen) throw new Error(`cart ${cartId} was ordered twice`);
      // First, because that frees its promotions and slot for this order.
      const replaced = await this.replace.cancel(tx, attempt);
      if (!replaced.ok) return replaced;
      const sold = await this.sell(tx, attempt);
      if (!sold.ok) return sold;
      const used = await this.uses.take(tx, attemptId, draft.orderId);
      if (!used.ok) return used;
      const held = await this.holds.use(tx, draft.quoteId ?? null, draft.orderId);
      if (!held.ok) return held;
      const slot = await this.takeSlot(tx, attempt);
      if (!slot.ok) return slot;
      await this.place(tx, attempt, record, sold.value);
      crashPoint('checkout.beforeCommit');
      return ok(null);
    });
    if (finished.ok) crashPoint('checkout.afterCommit');
    return finished;
  }

  /** A hold that ran out while the payment took its time is taken again if the tires are still there. */
  private async sell(
    tx: Transaction,
    { attemptId, draft }: PaymentAttempt,
  ): Promise<Result<readonly Allocation[], 'tire.outOfStock'>> {
    const sold = await this.stock.markSold(tx, attemptId, draft.orderId);
    if (sold.ok) return sold;
    const held = await this.stock.hold(tx, attemptId, stockLinesOf(draft), {
      expiresAt: await tx.now(),
      near: draft.deliverTo,
      onlyFrom: draft.pickupWarehouseCode ?? null,
    });
    return held.ok ? this.stock.markSold(tx, attemptId, draft.orderId) : held;
  }

  /** A hold that ran out is taken again if the shop still has a seat. */
  private async takeSlot(
    tx: Transaction,
    { attemptId, cartId, draft }: PaymentAttempt,
  ): Promise<Result<null, 'appointment.taken'>> {
    const wanted = wantedSlotOf(draft);
    if (wanted === null) return ok(null);
    return this.appointments.take(tx, wanted, { attemptId, cartId, orderId: draft.orderId });
  }

  private async place(
    tx: Transaction,
    { attemptId, draft, amountInCents, method, provider, giftCardId, giftCardInCents }: PaymentAttempt,
    record: ChargeRecord,
    sold: readonly Allocation[],
  ): Promise<void> {
    const warehouseCodes = sold.map(({ warehouseCode }) => warehouseCode);
    await this.attempts.markCaptured(tx, attemptId, record);
    await this.purchaseOrders.take(tx, attemptId);
    const giftCardNumber = giftCardId === null ? null : await this.giftCards.take(tx, attemptId);
    const payment = { ...record, amountInCents, method, provider, giftCardInCents, giftCardNumber };
    await this.recordOrder.run(tx, draft, payment, warehouseCodes);
    await this.replace.handOver(tx, draft);
  }
}
